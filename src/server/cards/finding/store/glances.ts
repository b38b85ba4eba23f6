import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { narrows } from '../../query/store/matches.ts'
import type { Condition } from '../../query/wanted.ts'

const places = 20
const inARow = 15

/** Statistics of a list from a sample of the museum's records. */
export interface ListGlance {
  readonly looked: number
  readonly found: number
  /** Those that have what was typed in their names. */
  readonly named: number
}

const anyOfLists = (tx: TenantTransaction, conditions: readonly (Condition | undefined)[]) =>
  sql.join(
    [
      sql`false`,
      ...conditions.flatMap(each => (each ? [sql`(i.type = ${each.type} and ${narrows(tx, each)})`] : [])),
    ],
    sql` or `,
  )

/** Estimates the frequency of matches by list, from a few hundred records. */
export async function glanceAtLists(
  tx: TenantTransaction,
  lists: readonly { readonly condition: Condition; readonly named: Condition | undefined }[],
): Promise<ReadonlyMap<number, ListGlance>> {
  const isFound = anyOfLists(
    tx,
    lists.map(({ condition }) => condition),
  )
  const isNamed = anyOfLists(
    tx,
    lists.map(({ named }) => named),
  )
  const { rows } = await sql<Record<'type' | keyof ListGlance, string>>`
    select i.type, count(distinct i.id) as looked, count(distinct i.id) filter (where ${isFound}) as found,
      count(distinct i.id) filter (where ${isNamed}) as named
    from (select min(id) as first, max(id) as last from card_index where tenant_id = ${tx.tenantId}) ids
    cross join generate_series(0, ${places - 1}::integer) as place
    cross join lateral (
      select i.* from card_index i
      where i.tenant_id = ${tx.tenantId} and i.id >= ids.first + (ids.last - ids.first) * place / ${places}::integer
      order by i.id limit ${inARow}
    ) i
    group by i.type`.execute(tx.db)
  return new Map(
    rows.map(({ type, looked, found, named }) => [
      Number(type),
      { looked: Number(looked), found: Number(found), named: Number(named) },
    ]),
  )
}

/** Counts the records of each list. */
export async function cardCounts(tx: TenantTransaction): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ type: number; cards: string }>`
    select type, sum(cards) as cards from card_counter where tenant_id = ${tx.tenantId}
    group by type having sum(cards) > 0`.execute(tx.db)
  return new Map(rows.map(({ type, cards }) => [type, Number(cards)]))
}

/** A list with all that match in it. */
export interface Gathered {
  readonly type: number
  readonly total: number
  /** The first in the order of the list. */
  readonly ids: readonly string[]
}

/**
 * Everything that matches, in all lists at once.
 * @param limit cards that are looked at
 */
export async function gatherAll(
  tx: TenantTransaction,
  conditions: readonly Condition[],
  { limit, first }: { readonly limit: number; readonly first: number },
): Promise<readonly Gathered[]> {
  // Lists that are asked the same are asked together: their words are looked up once.
  const alike = [
    ...Map.groupBy(conditions, ({ search, years, criteria, nothing }) =>
      JSON.stringify([search, years, criteria, nothing]),
    ).values(),
  ]
  const selects = alike.flatMap(([condition, ...more]) =>
    condition
      ? [
          sql`select i.id, i.type, i.number_sort from card_index i where i.tenant_id = ${tx.tenantId}
            and i.type = any(${[condition, ...more].map(({ type }) => type)}::smallint[]) and ${narrows(tx, condition)}`,
        ]
      : [],
  )
  if (selects.length === 0) return []
  const { rows } = await sql<{ type: number; total: string; ids: string[] }>`
    with found as materialized (${sql.join(selects, sql` union all `)})
    select type, count(*) as total, (array_agg(id order by number_sort, id))[1:${first}::integer]::text[] as ids
    from (select * from found limit ${limit}) few group by type`.execute(tx.db)
  return rows.map(({ type, total, ids }) => ({ type, total: Number(total), ids }))
}
