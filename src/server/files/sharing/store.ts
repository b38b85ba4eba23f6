import { type Insertable, type Selectable, sql } from 'kysely'
import type { CalendarSpan } from '#model/calendar/computed-entry.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { SharedFileTable } from './tables.ts'

export type ShareRow = Selectable<SharedFileTable>

export const insertShare = (
  { tenantId, db }: TenantTransaction,
  share: Omit<Insertable<SharedFileTable>, 'tenant_id'>,
): Promise<ShareRow> =>
  db
    .insertInto('shared_file')
    .values({ ...share, tenant_id: tenantId })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Links of a file that are good now, newest first. */
export const openShares = (
  { tenantId, db }: TenantTransaction,
  cardId: string,
  now: Date,
): Promise<ShareRow[]> =>
  db
    .selectFrom('shared_file')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute()

/** Those of some files that are shared now. */
export async function sharedAmong(
  { tenantId, db }: TenantTransaction,
  cardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('shared_file')
    .select('card_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('card_id', 'in', cardIds)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
  return new Set(rows.map(({ card_id }) => card_id))
}

/** Takes a link of a file back. @returns whether there was one. */
export async function deleteShare(
  { tenantId, db }: TenantTransaction,
  cardId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_file')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteExpired = ({ tenantId, db }: TenantTransaction, now: Date) =>
  db.deleteFrom('shared_file').where('tenant_id', '=', tenantId).where('expires_at', '<=', now).execute()

const goodShares = ({ tenantId, db }: TenantTransaction, now: Date) =>
  db
    .selectFrom('shared_file')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'shared_file.tenant_id').onRef('card.id', '=', 'shared_file.card_id'),
    )
    .innerJoin('tenant', 'tenant.id', 'shared_file.tenant_id')
    .selectAll('shared_file')
    .where('tenant.state', '<>', 'closed')
    .where('shared_file.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .where('shared_file.expires_at', '>', now)

/** The link that a secret opens now, of a file that is not in the bin. */
export const shareOfToken = (
  tx: TenantTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<ShareRow | undefined> =>
  goodShares(tx, now).where('shared_file.token_hash', '=', tokenHash).executeTakeFirst()

export const shareById = (tx: TenantTransaction, id: string, now: Date): Promise<ShareRow | undefined> =>
  goodShares(tx, now).where('shared_file.id', '=', id).executeTakeFirst()

/** Counts that a link was looked at, or its file fetched. */
export const countUse = (
  { tenantId, db }: TenantTransaction,
  id: string,
  use: 'views' | 'downloads',
  now: Date,
) =>
  db
    .updateTable('shared_file')
    .set({ [use]: sql`${sql.ref(use)} + 1`, last_used_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

/** Links of cards outside the bin that end between two moments, those somebody made where an account is given; the first ones. */
export const sharesEnding = (
  { tenantId, db }: TenantTransaction,
  { from, to, madeBy, most }: CalendarSpan & { readonly madeBy: string | undefined; readonly most: number },
) =>
  db
    .selectFrom('shared_file')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'shared_file.tenant_id').onRef('card.id', '=', 'shared_file.card_id'),
    )
    .where('shared_file.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .where('shared_file.expires_at', '>=', from)
    .where('shared_file.expires_at', '<', to)
    .$if(madeBy !== undefined, query => query.where('shared_file.created_by', '=', madeBy ?? ''))
    .select([
      'shared_file.id',
      'shared_file.expires_at',
      'card.id as card_id',
      'card.type',
      'card.number',
      'card.titles',
    ])
    .orderBy('shared_file.expires_at')
    .limit(most)
    .execute()
