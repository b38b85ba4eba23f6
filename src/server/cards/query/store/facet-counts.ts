import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Condition } from '../wanted.ts'
import { where } from './list.ts'

/** How many cards have a value of a facet. */
export interface FacetCount {
  readonly facet: string
  readonly value: string
  readonly count: number
}

/** Values of one facet that are told: the commonest. */
const mostValues = 200

/** Counts of all values of facets over the cards that match; of one facet alone when it is named. */
export async function countFacets(
  tx: TenantTransaction,
  condition: Condition,
  only?: string,
): Promise<readonly FacetCount[]> {
  const one = only === undefined ? sql`` : sql`and k.facet = ${only}`
  const { rows } = await sql<FacetCount>`
    with counts as (
      select key, count(*)::int as count from card_index i cross join lateral unnest(i.keys) as key
      where ${where(tx, condition)} group by key
    ), named as (
      select k.facet, k.value, c.count,
        row_number() over (partition by k.facet order by c.count desc, k.value) as place
      from counts c join card_key k on k.tenant_id = ${tx.tenantId} and k.id = c.key ${one}
    )
    select facet, value, count from named where place <= ${mostValues}`.execute(tx.db)
  return rows
}

/** Changes whenever the lists of a type do: how many cards there are, and when the last was changed. */
export async function stampOf(tx: TenantTransaction, type: number): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat(
      (select sum(cards) from card_counter where tenant_id = ${tx.tenantId} and type = ${type}), ' ',
      (select max(updated_at) from card_index where tenant_id = ${tx.tenantId} and type = ${type})) as stamp`.execute(
    tx.db,
  )
  return rows[0]?.stamp ?? ''
}
