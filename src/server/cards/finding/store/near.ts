import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { allTitles } from '../../names/title-in.ts'
import { anyOf } from '../../search-text/search-text.ts'
import type { Titles } from '../../tables.ts'

/** Cards that are looked at for words near to one. */
const mostLooked = 200

/** Counts the matches of each query in these lists, up to a limit. */
export async function howMany(
  tx: TenantTransaction,
  types: readonly number[],
  queries: readonly string[],
  limit: number,
): Promise<readonly number[]> {
  const selects = queries.map(
    (query, at) => sql`
      (with found as materialized (
        select i.id from card_index i
        where i.tenant_id = ${tx.tenantId} and i.type = any(${types}::smallint[]) and i.search @@ ${query}::tsquery
      ) select ${at}::integer as at, count(*) as cards from (select id from found limit ${limit}) few)`,
  )
  const { rows } = await sql<{ at: number; cards: string }>`${sql.join(selects, sql` union all `)}`.execute(
    tx.db,
  )
  const counts = new Map(rows.map(({ at, cards }) => [at, Number(cards)]))
  return queries.map((_, at) => counts.get(at) ?? 0)
}

/** Returns the titles of records in these lists that have any of some markers. */
export async function titlesWith(
  tx: TenantTransaction,
  types: readonly number[],
  lexemes: readonly string[],
): Promise<readonly string[]> {
  if (lexemes.length === 0) return []
  const { rows } = await sql<{ titles: Titles }>`
    with found as materialized (
      select i.shown from card_index i
      where i.tenant_id = ${tx.tenantId} and i.type = any(${types}::smallint[]) and i.search @@ ${anyOf(lexemes)}::tsquery
    )
    select shown -> 'titles' as titles from found limit ${mostLooked}`.execute(tx.db)
  return rows.flatMap(({ titles }) => allTitles(titles))
}

/**
 * Titles of a few cards for each of many queries for the markers of fields. One after the other: a query of hundreds of alternatives would be held
 * against each card that any of them brings.
 */
export async function titlesBeginning(
  tx: TenantTransaction,
  queries: readonly { readonly type: number; readonly query: string }[],
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ title: string }>`
    select few.title from unnest(${queries.map(({ type }) => type)}::smallint[], ${queries.map(({ query }) => query)}::text[]) queries (type, query)
    cross join lateral (
      with found as materialized (
        select i.title_sort as title from card_index i
        where i.tenant_id = ${tx.tenantId} and i.type = queries.type and i.fields @@ queries.query::tsquery
      ) select title from found limit ${limit}
    ) few`.execute(tx.db)
  return rows.map(({ title }) => title)
}
