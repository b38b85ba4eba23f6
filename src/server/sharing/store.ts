import { type Insertable, type Selectable, sql } from 'kysely'
import type { CalendarSpan } from '#model/calendar/computed-entry.ts'
import type { Rooms } from '#model/engine/aspects/rooms.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { asDeclared } from '#model/engine/formerly.ts'
import type { ReadSection } from '#model/print/read-view.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ShareKind, ShareLinkTable } from './tables.ts'

export type ShareLink = Selectable<ShareLinkTable>

/** Links of one kind to one record. */
export interface LinksOf {
  readonly kind: ShareKind
  readonly cardId: string
}

export const insertLink = (
  { tenantId, db }: TenantTransaction,
  link: Omit<Insertable<ShareLinkTable>, 'tenant_id'>,
): Promise<ShareLink> =>
  db
    .insertInto('share_link')
    .values({ ...link, tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Links of a kind to a record that have not expired, newest first. */
export const openLinks = (
  { tenantId, db }: TenantTransaction,
  { kind, cardId }: LinksOf,
  now: Date,
): Promise<ShareLink[]> =>
  db
    .selectFrom('share_link')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('card_id', '=', cardId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

/** Those of some files that are shared now. */
export async function sharedAmong(
  { tenantId, db }: TenantTransaction,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('share_link')
    .select('card_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'file')
    .where('card_id', 'in', fileIds)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  return new Set(rows.map(({ card_id }) => card_id))
}

/** Revokes links of a kind to a record: one of them, or without an id all. @returns whom each was for. */
export const deleteLinks = (
  { tenantId, db }: TenantTransaction,
  { kind, cardId }: LinksOf,
  id?: string,
): Promise<readonly Pick<ShareLink, 'recipient'>[]> =>
  db
    .deleteFrom('share_link')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('card_id', '=', cardId)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .returning('recipient')
    .execute()

/** A link that opens something now: it has not expired, its record is not in the bin, and its museum is not closed. */
export const findLink = (
  { tenantId, db }: TenantTransaction,
  by: { readonly tokenHash: Buffer } | { readonly id: string },
  now: Date,
): Promise<(ShareLink & { readonly type: number }) | undefined> =>
  db
    .selectFrom('share_link')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'share_link.tenant_id').onRef('card.id', '=', 'share_link.card_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'share_link.tenant_id')
    .selectAll('share_link')
    .select('card.type')
    .where('tenant.state', '<>', 'closed')
    .where('share_link.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .where('share_link.expires_at', '>', now)
    .where(({ eb }) =>
      'id' in by ? eb('share_link.id', '=', by.id) : eb('share_link.token_hash', '=', by.tokenHash),
    )
    .executeTakeFirst()

/** Records that what a link opens was looked at, or fetched. */
export const countUse = (
  { tenantId, db }: TenantTransaction,
  id: string,
  use: 'views' | 'downloads',
  now: Date,
) =>
  db
    .updateTable('share_link')
    .set({ [use]: sql`${sql.ref(use)} + 1`, last_used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Links to records and files outside the bin that expire between two moments, those of one account where it is given; the first ones. */
export const linksEnding = (
  { tenantId, db }: TenantTransaction,
  { from, to, madeBy, most }: CalendarSpan & { readonly madeBy: string | undefined; readonly most: number },
) =>
  db
    .selectFrom('share_link')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'share_link.tenant_id').onRef('card.id', '=', 'share_link.card_id'),
    )
    .where('share_link.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .where('share_link.kind', 'in', ['record', 'file'])
    .where('share_link.expires_at', '>=', from)
    .where('share_link.expires_at', '<', to)
    .$if(madeBy !== undefined, query => query.where('share_link.created_by', '=', madeBy ?? ''))
    .select([
      'share_link.id',
      'share_link.expires_at',
      'card.id as card_id',
      'card.type',
      'card.number',
      'card.titles',
    ])
    .orderBy('share_link.expires_at')
    .limit(most)
    .execute()

export interface NewAnswer {
  readonly linkId: string
  readonly answer: string
  readonly document: CardValues
  readonly lines: Readonly<Record<string, CardValues>>
  readonly kept: readonly ReadSection[]
  readonly recipient: string
  readonly at: Date
}

export const insertAnswer = (
  { db, tenantId }: TenantTransaction,
  cardId: string,
  { linkId, document, lines, kept, ...given }: NewAnswer,
) =>
  db
    .insertInto('share_answer')
    .values({
      ...given,
      tenant_id: tenantId,
      card_id: cardId,
      link_id: linkId,
      document: JSON.stringify(document),
      lines: JSON.stringify(lines),
      kept: JSON.stringify(kept),
    })
    .execute()

/** Answers sent for a record, through one link or through all, the latest first; in the shape in which they are declared today. */
export async function answersOf(
  { db, tenantId }: TenantTransaction,
  { cardId, rooms }: { readonly cardId: string; readonly rooms: Rooms },
  { limit, linkId }: { readonly limit: number; readonly linkId?: string },
) {
  const rows = await db
    .selectFrom('share_answer')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .$if(linkId !== undefined, query => query.where('link_id', '=', linkId ?? ''))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => {
    const { sections, line } = rooms.answers[row.answer] ?? {}
    const lineFields = line && { sections: { line: { fields: line } } }
    return {
      ...row,
      document: sections ? asDeclared({ sections }, row.document) : row.document,
      lines: lineFields
        ? Object.fromEntries(
            Object.entries(row.lines).map(([id, values]) => [id, asDeclared(lineFields, values)]),
          )
        : row.lines,
    }
  })
}
