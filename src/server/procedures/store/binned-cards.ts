import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Which of these cards lie in the bin. */
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
