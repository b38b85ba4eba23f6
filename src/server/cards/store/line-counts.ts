import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface LineCounts {
  readonly total: number
  readonly unchecked: number
  /** Numbers of lines by their decision's id; '' for those without one. */
  readonly decisions: ReadonlyMap<string, number>
  /** Numbers of unchecked lines by decision. */
  readonly uncheckedBy: ReadonlyMap<string, number>
}

const none: LineCounts = { total: 0, unchecked: 0, decisions: new Map(), uncheckedBy: new Map() }

/**
 * Counts the lines of records, by the record. Lines about records in the bin are counted, too: these are missing from the shelf all the same.
 */
export async function lineCounts({ db, tenantId }: TenantTransaction, ids: readonly string[]) {
  const rows = await db
    .selectFrom('card_line')
    .where('tenant_id', '=', tenantId)
    .where('record_id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .groupBy(['record_id', 'decision'])
    .select(['record_id', 'decision'])
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .select(sql<string>`count(*) filter (where checked_at is null)`.as('unchecked'))
    .execute()
  const byId = Map.groupBy(rows, row => row.record_id)
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
  return (id: string): LineCounts => {
    const parts = byId.get(id)
    if (!parts) return none
    return {
      total: sum(parts.map(({ total }) => Number(total))),
      unchecked: sum(parts.map(({ unchecked }) => Number(unchecked))),
      decisions: new Map(parts.map(({ decision, total }) => [String(decision ?? ''), Number(total)])),
      uncheckedBy: new Map(
        parts.map(({ decision, unchecked }) => [String(decision ?? ''), Number(unchecked)]),
      ),
    }
  }
}
