import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Shown } from '../../tables.ts'
import type { Condition } from '../wanted.ts'
import { matches } from './matches.ts'

/** First and last year of a record; an open end is taken to be the other one. */
const first = sql`coalesce(i.year_from, i.year_to)`
const last = sql`coalesce(i.year_to, i.year_from)`

/** The years that the cards of a list lie between, and how many of them have any. */
export async function spanOfList(tx: TenantTransaction, condition: Condition) {
  const { rows } = await sql<{ from: number | null; to: number | null; dated: string; all: string }>`
    select min(${first}) as from, max(${last}) as to, count(i.year_sort) as dated, count(*) as all
    from card_index i where ${matches(tx, condition)}`.execute(tx.db)
  const [row] = rows
  return {
    span: row && row.from !== null && row.to !== null ? { from: row.from, to: row.to } : null,
    dated: Number(row?.dated ?? 0),
    undated: Number(row?.all ?? 0) - Number(row?.dated ?? 0),
  }
}

/** Steps along time, counted from 0. */
export interface Steps {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** In which step how many cards more begin than have ended before it: summed up, how many there are. */
export async function changesAlongTime(
  tx: TenantTransaction,
  condition: Condition,
  { from, to, step }: Steps,
): Promise<readonly { readonly at: number; readonly change: number }[]> {
  const { rows } = await sql<{ at: string; change: string }>`
    with spans as materialized (
      select (greatest(${first}, ${from}::integer) - ${from}::integer) / ${step}::integer as begins,
        (least(${last}, ${to}::integer) - ${from}::integer) / ${step}::integer + 1 as ends
      from card_index i where ${matches(tx, condition)}
    )
    select at, sum(change) as change
    from (select begins as at, 1 as change from spans union all select ends, -1 from spans) changes
    group by at order by at`.execute(tx.db)
  return rows.map(({ at, change }) => ({ at: Number(at), change: Number(change) }))
}

/** The cards of a list along time. */
export async function linesAlongTime(tx: TenantTransaction, condition: Condition, limit: number) {
  const { rows } = await sql<{ id: string; year_from: number | null; year_to: number | null; shown: Shown }>`
    select i.id, i.year_from, i.year_to, i.shown from card_index i where ${matches(tx, condition)}
    order by ${first}, ${last}, i.id limit ${limit}`.execute(tx.db)
  return rows
}
