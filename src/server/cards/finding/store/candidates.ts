import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { matches, narrows, ofType } from '../../query/store/matches.ts'
import type { Condition } from '../../query/wanted.ts'

/** A record that was found, with what decides its rank. */
export interface Candidate {
  readonly id: string
  readonly type: number
  /** The name of the way by which it was found. */
  readonly way: string
  readonly number_sort: string
  readonly title_sort: string
}

/** One way to find cards of a list. */
export interface Strategy {
  readonly name: string
  readonly select: RawBuilder<unknown>
}

const columns = sql`i.id, i.type, i.number_sort, i.title_sort`

/**
 * Cards for which a condition holds, in no order. Kept apart from the limit: the database plans for all of them, which are found by the index, and
 * stops when there are enough; planning for a few it would try line by line.
 */
export const someOf = (
  tx: TenantTransaction,
  name: string,
  condition: Condition,
  limit: number,
): Strategy => ({
  name,
  select: sql`(with found as materialized (select ${columns} from card_index i where ${matches(tx, condition)})
    select * from found limit ${limit})`,
})

/** The first cards of a list from a number on. */
export const numberedFrom = (
  tx: TenantTransaction,
  name: string,
  type: number,
  number: string,
  limit: number,
): Strategy => ({
  name,
  select: sql`(select ${columns} from card_index i where ${ofType(tx, type)} and i.number_sort >= ${number}
    order by i.number_sort, i.id limit ${limit})`,
})

/** Cards for which a condition holds among the first ones of their list. */
export const amongFirst = (
  tx: TenantTransaction,
  name: string,
  condition: Condition,
  { window, limit }: { readonly window: number; readonly limit: number },
): Strategy => ({
  name,
  select: sql`(select ${columns} from (
      select i.* from card_index i where ${ofType(tx, condition.type)} order by i.number_sort, i.id limit ${window}
    ) i where ${narrows(tx, condition)} limit ${limit})`,
})

/** Returns the candidates of several queries at once. */
export async function candidatesBy(
  tx: TenantTransaction,
  ways: readonly Strategy[],
): Promise<readonly Candidate[]> {
  if (ways.length === 0) return []
  const selects = ways.map(({ name, select }) => sql`select ${name}::text as way, w.* from ${select} w`)
  const { rows } = await sql<Candidate>`${sql.join(selects, sql` union all `)}`.execute(tx.db)
  return rows
}
