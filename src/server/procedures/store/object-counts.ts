import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface ObjectCounts {
  readonly total: number
  readonly unchecked: number
  /** How many have each decision, by its id; '' where none was taken. */
  readonly decisions: ReadonlyMap<string, number>
  /** How many of those with a decision are not checked. */
  readonly uncheckedBy: ReadonlyMap<string, number>
}

const none: ObjectCounts = { total: 0, unchecked: 0, decisions: new Map(), uncheckedBy: new Map() }

/** How the objects of procedures stand, by the procedure. Objects in the bin are counted, too: they are missing from the shelf all the same. */
export async function objectCounts({ db, tenantId }: TenantTransaction, ids: readonly string[]) {
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
  return (id: string): ObjectCounts => {
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
