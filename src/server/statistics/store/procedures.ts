import { sql } from 'kysely'
import type { ProcedureStatus } from '#model/procedures/statuses.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** How many procedures of some types there are in each status; those in the bin do not count. */
export async function procedureCounts(
  { db, tenantId }: TenantTransaction,
  types: readonly string[],
): Promise<{ type: string; status: ProcedureStatus; count: number }[]> {
  const rows = await db
    .selectFrom('procedure')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('type', '=', sql<string>`any(${[...types]}::text[])`)
    .select(['type', 'status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy(['type', 'status'])
    .orderBy('type')
    .orderBy('status')
    .execute()
  return rows.map(({ type, status, count }) => ({ type, status, count: Number(count) }))
}
