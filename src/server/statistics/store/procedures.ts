import type { ProcedureStatus } from '#model/engine/aspects/statuses.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { recordsOf, typeAndStatusOf } from '#server/procedures/index.ts'

const { type, status } = typeAndStatusOf('card')

/** How many procedures of some types there are in each status; those in the bin do not count. */
export async function procedureCounts(
  tx: TenantTransaction,
  types: readonly string[],
): Promise<{ type: string; status: ProcedureStatus; count: number }[]> {
  const rows = await recordsOf(tx, types)
    .select([type.as('type'), status.as('status'), ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy([type, status])
    .orderBy('type')
    .orderBy('status')
    .execute()
  return rows.flatMap(row =>
    row.type === null || row.status === null
      ? []
      : [{ type: row.type, status: row.status, count: Number(row.count) }],
  )
}
