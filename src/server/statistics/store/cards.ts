import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

export interface CardsOfMonth {
  /** '2026-11' */
  readonly month: string
  readonly count: number
  /** How complete they are, of a hundred each, added up. */
  readonly completeness: number
}

/** The cards of a type by the month in which they came, by the clocks of the museum; months without any are left out. One look over all of them, of a million, too. */
export async function cardsByMonth(
  { db, tenantId }: TenantTransaction,
  type: number,
  zone: string,
): Promise<readonly CardsOfMonth[]> {
  const { rows } = await sql<{ month: string; count: string; completeness: string }>`
    select to_char(month, 'YYYY-MM') as month, count, completeness
    from (
      select date_trunc('month', created_at at time zone ${zone}) as month, count(*) as count, sum(completeness) as completeness
      from card_index where tenant_id = ${tenantId} and type = ${type}
      group by 1
    ) months order by 1`.execute(db)
  return rows.map(row => ({ ...row, count: Number(row.count), completeness: Number(row.completeness) }))
}
