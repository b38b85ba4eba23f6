import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Ids of the types of the records that some are linked to by a field of theirs, by their ids. What is in the bin is linked to no longer. */
export async function linkedTypes(
  { db, tenantId }: TenantTransaction,
  field: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('card_link')
    .select(['card_id', 'other_type'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('field', '=', field)
    .where('mirrored', '=', false)
    .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.card_id)].map(([id, of]) => [id, of.map(row => row.other_type)]),
  )
}
