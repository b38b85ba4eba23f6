import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** How many cards of a type came in each month, by the clock of Greenwich; months without any are left out. */
export async function cardsEachMonth(
  { db, tenantId }: TenantTransaction,
  type: number,
): Promise<{ month: string; count: number }[]> {
  const { rows } = await sql<{ month: string; count: string }>`
    select to_char(month, 'YYYY-MM') as month, count
    from (
      select date_trunc('month', created_at at time zone 'UTC') as month, count(*) as count
      from card_index where tenant_id = ${tenantId} and type = ${type}
      group by 1
    ) months order by 1`.execute(db)
  return rows.map(({ month, count }) => ({ month, count: Number(count) }))
}

/** How complete the cards of a type are, of a hundred; 0 where there are none. */
export async function meanCompleteness({ db, tenantId }: TenantTransaction, type: number): Promise<number> {
  const { rows } = await sql<{ mean: string | null }>`
    select avg(completeness) as mean from card_index where tenant_id = ${tenantId} and type = ${type}`.execute(
    db,
  )
  return Math.round(Number(rows[0]?.mean ?? 0))
}
