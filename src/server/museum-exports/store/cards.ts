import { sql } from 'kysely'
import { recordAsDeclared } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The next records: of a type, by their number, up to the last one that existed at the beginning. */
export interface CardPage {
  readonly type: number
  readonly after: number
  readonly upTo: string
  readonly limit: number
}

const page = ({ db, tenantId }: TenantTransaction, { type, after, upTo, limit }: CardPage) =>
  db
    .selectFrom('card')
    .where('card.tenant_id', '=', tenantId)
    .where('card.type', '=', type)
    .where('card.incremental_number', '>', after)
    .where('card.id', '<=', upTo)
    .orderBy('card.incremental_number')
    .limit(limit)

/** Cards, those in the bin too, with how many links they have. */
export const cardsAfter = (tx: TenantTransaction, wanted: CardPage) =>
  page(tx, wanted)
    .selectAll('card')
    .select(({ selectFrom }) =>
      selectFrom('card_link_count')
        .where('card_link_count.tenant_id', '=', tx.tenantId)
        .whereRef('card_link_count.card_id', '=', 'card.id')
        .select(({ fn }) => fn.sum<string | null>('cards').as('links'))
        .as('links'),
    )
    .execute()
    .then(cards => cards.map(recordAsDeclared))

export type CardWithLinks = Awaited<ReturnType<typeof cardsAfter>>[number]

export const cardIdsAfter = (tx: TenantTransaction, wanted: CardPage) =>
  page(tx, wanted).select(['card.id', 'card.incremental_number']).execute()

/** Links of cards, as recorded at their end; in order. */
export const linksOf = ({ db, tenantId }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('card_link')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .orderBy('card_id')
    .orderBy('other_type')
    .orderBy('association')
    .orderBy('field')
    .orderBy('mirrored')
    .orderBy('position')
    .orderBy('other_id')
    .select(['card_id', 'other_type', 'other_id', 'association', 'field', 'mirrored', 'position'])
    .execute()

/** The next comments, on records in the trash, too. */
export const commentsAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('card_comment')
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .execute()

/** The next pictures in comments that are there. */
export const commentPicturesAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('comment_picture')
    .innerJoin('card_comment', join =>
      join
        .onRef('card_comment.tenant_id', '=', 'comment_picture.tenant_id')
        .onRef('card_comment.id', '=', 'comment_picture.comment_id'),
    )
    .where('comment_picture.tenant_id', '=', tenantId)
    .where('comment_picture.id', '>', after)
    .where('comment_picture.removed_at', 'is', null)
    .orderBy('comment_picture.id')
    .limit(limit)
    .select([
      'comment_picture.id',
      'card_comment.id as comment_id',
      'comment_picture.position',
      'comment_picture.alt',
      'comment_picture.bytes',
      'comment_picture.sha256',
      'comment_picture.storage_key',
    ])
    .execute()

/** Frozen contents of the next records, word for word, with who annulled it. */
export const frozenAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('card_frozen')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '>', after)
    .orderBy('card_id')
    .limit(limit)
    .selectAll()
    .execute()

/** The next signatures under records that are finished. */
export const signaturesAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('card_signature')
    .where('tenant_id', '=', tenantId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .execute()

/** The next revisions of some cards. */
export const revisionsAfter = (
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
  { after, limit }: { readonly after: readonly [cardId: string, version: number]; readonly limit: number },
) =>
  db
    .selectFrom('card_revision')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where(sql<boolean>`(card_id, version) > (${after[0]}::bigint, ${after[1]}::int)`)
    .orderBy('card_id')
    .orderBy('version')
    .limit(limit)
    .selectAll()
    .execute()

/** Every so many cards that are not in the bin, the id of the last of them: where a table ends and the next begins. */
export async function everySoMany(
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
  { many, upTo }: { readonly many: number; readonly upTo: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) as place from card
      where tenant_id = ${tenantId} and type = any(${[...types]}::int[]) and deleted_at is null and id <= ${upTo}
    ) placed
    where place % ${many} = 0
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next cards that became others. */
export const mergesAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
) =>
  db
    .selectFrom('card_merge')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '>', after)
    .orderBy('card_id')
    .limit(limit)
    .select(['card_id', 'into_id', 'at'])
    .execute()

/** Pairs of records that someone marked as distinct, after a given pair, in their order. */
export const distinctAfter = (
  { db, tenantId }: TenantTransaction,
  { after, limit }: { readonly after: readonly [string, string]; readonly limit: number },
) =>
  db
    .selectFrom('card_distinct')
    .where('tenant_id', '=', tenantId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('card_id', 'other_id'), '>', tuple(...after)))
    .orderBy('card_id')
    .orderBy('other_id')
    .limit(limit)
    .select(['card_id', 'other_id', 'said_at', 'said_by', 'said_name'])
    .execute()
