import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Cards looked for in the words of the index, those of the first search first. */
export interface Search {
  /** Query over the words of the index. */
  readonly query: string
  /** Cards it brings, at most. */
  readonly limit: number
}

/** Ids of cards of a list that any of some searches brings. */
export async function candidateIds(
  { db, tenantId }: TenantTransaction,
  type: number,
  searches: readonly Search[],
): Promise<readonly string[]> {
  if (searches.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select distinct found.id from unnest(
      ${searches.map(({ query }) => query)}::text[], ${searches.map(({ limit }) => limit)}::int[]
    ) as search (query, most)
    cross join lateral (
      select i.id from card_index i
      where i.tenant_id = ${tenantId} and i.type = ${type} and i.search @@ search.query::tsquery
      limit search.most
    ) found`.execute(db)
  return rows.map(({ id }) => id)
}

/** Cards of a list that some searches bring, by what they are for. */
export async function candidatesOfEach(
  { db, tenantId }: TenantTransaction,
  type: number,
  searches: readonly (Search & { readonly at: number })[],
): Promise<readonly { readonly at: number; readonly id: string }[]> {
  if (searches.length === 0) return []
  const { rows } = await sql<{ at: number; id: string }>`
    select distinct search.at, found.id from unnest(
      ${searches.map(({ at }) => at)}::int[], ${searches.map(({ query }) => query)}::text[],
      ${searches.map(({ limit }) => limit)}::int[]
    ) as search (at, query, most)
    cross join lateral (
      select i.id from card_index i
      where i.tenant_id = ${tenantId} and i.type = ${type} and i.search @@ search.query::tsquery
      limit search.most
    ) found`.execute(db)
  return rows
}

/**
 * The cards behind some cards that a search for each brings: pairs of which the first has the lower id. The offset keeps the
 * database from going through the cards by their ids, where the words would bring a few at once.
 */
export async function candidatePairs(
  { db, tenantId }: TenantTransaction,
  type: number,
  searches: readonly (Search & { readonly id: string })[],
): Promise<readonly { readonly id: string; readonly otherId: string }[]> {
  if (searches.length === 0) return []
  const { rows } = await sql<{ id: string; other_id: string }>`
    select distinct search.id, found.id as other_id from unnest(
      ${searches.map(({ id }) => id)}::bigint[], ${searches.map(({ query }) => query)}::text[],
      ${searches.map(({ limit }) => limit)}::int[]
    ) as search (id, query, most)
    cross join lateral (
      select hit.id from (
        select i.id from card_index i
        where i.tenant_id = ${tenantId} and i.type = ${type} and i.search @@ search.query::tsquery offset 0
      ) hit
      where hit.id > search.id
      limit search.most
    ) found`.execute(db)
  return rows.map(({ id, other_id }) => ({ id, otherId: other_id }))
}
