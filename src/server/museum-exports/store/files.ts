import { sql } from 'kysely'
import { attachedType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A content of a file, with what the file is called now. */
export const contentsAfter = (
  { db, tenantId }: TenantTransaction,
  {
    after,
    upTo,
    limit,
  }: {
    readonly after: readonly [cardId: string, version: number]
    readonly upTo: string
    readonly limit: number
  },
) =>
  db
    .selectFrom('file')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'file.tenant_id').onRef('card.id', '=', 'file.card_id'),
    )
    .where('file.tenant_id', '=', tenantId)
    .where(sql<boolean>`(file.card_id, file.version) > (${after[0]}::bigint, ${after[1]}::int)`)
    .where('file.card_id', '<=', upTo)
    .orderBy('file.card_id')
    .orderBy('file.version')
    .limit(limit)
    .select([
      'file.card_id',
      'file.version',
      'file.current',
      'file.name',
      'file.mime',
      'file.bytes',
      'file.sha256',
      'file.storage_key',
      'file.created_at',
      'card.deleted_at',
      sql<string | null>`card.data ->> 'name'`.as('card_name'),
    ])
    .execute()

export type ContentRow = Awaited<ReturnType<typeof contentsAfter>>[number]

/** Cards that files are attached to, in the order of their ids. */
export const attachedTo = async ({ db, tenantId }: TenantTransaction, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('card_link')
    .innerJoin('card', join =>
      join.onRef('card.tenant_id', '=', 'card_link.tenant_id').onRef('card.id', '=', 'card_link.other_id'),
    )
    .where('card_link.tenant_id', '=', tenantId)
    .where('card_link.card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('card_link.other_type', '<>', attachedType)
    .where('card_link.field', '=', '')
    .orderBy('card_link.other_id')
    .distinct()
    .select(['card_link.card_id', 'card_link.other_id', 'card.type', 'card.number'])
    .execute()
  return Map.groupBy(rows, ({ card_id }) => card_id)
}
