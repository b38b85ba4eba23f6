import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { anyOf } from '../../query/search-text.ts'
import type { Titles } from '../../tables.ts'

/** Cards that are looked at for words near to one. */
const mostLooked = 200

/**
 * What follows finds lines of the index by their words or not at all: of hundreds of words together the database expects to find many, and would
 * go through all cards to find none.
 */
const byWordsAlone = async ({ db }: TenantTransaction, alone: boolean): Promise<void> => {
  const value = alone ? 'off' : 'on'
  await sql`select set_config('enable_seqscan', ${value}, true), set_config('enable_indexscan', ${value}, true)`.execute(
    db,
  )
}

/** Which of some words cards of these lists have, and how many of the first ones. */
export async function wordsThere(
  tx: TenantTransaction,
  types: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await byWordsAlone(tx, true)
  const { rows } = await sql<{ lexeme: string; cards: string }>`
    with found as materialized (
      select i.search from card_index i
      where i.tenant_id = ${tx.tenantId} and i.type = any(${types}::smallint[]) and i.search @@ ${anyOf(words)}::tsquery
    )
    select lexeme, count(*) as cards
    from (select search from found limit ${mostLooked}) few
    cross join lateral (select lexeme from unnest(few.search) where lexeme = any(${words}::text[])) one
    group by lexeme`.execute(tx.db)
  await byWordsAlone(tx, false)
  return new Map(rows.map(({ lexeme, cards }) => [lexeme, Number(cards)]))
}

/** How many cards of these lists fit each of some queries, up to a few. */
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

/** What cards of these lists are called that have any of some markers. */
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
  return rows.flatMap(({ titles }) => Object.values(titles))
}
