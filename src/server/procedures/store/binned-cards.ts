import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Returns those of the records that are in the trash. */
export async function binnedCards(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is not', null)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
