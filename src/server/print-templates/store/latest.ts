import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The card of some types that was made last. */
export async function latestCard(
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('card')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', sql<number>`any(${[...types]}::smallint[])`)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
