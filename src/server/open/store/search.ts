import { type RawBuilder, sql } from 'kysely'
import type { YearRange } from '#model/dates/range-of.ts'
import { beginning } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { SiteSort } from '../site-search.ts'

/** A question to the public records of one type. */
export interface PublicCondition {
  readonly type: number
  /** Query for the search vectors; undefined: all. */
  readonly search: string | undefined
  /** The part of it that was typed as words. */
  readonly words: string | undefined
  readonly years: YearRange | undefined
}

const within = ({ from, to }: YearRange): RawBuilder<boolean> => {
  const begins = to === null ? sql`true` : sql`coalesce(r.year_from, r.year_to) <= ${to}`
  const ends = from === null ? sql`true` : sql`coalesce(r.year_to, r.year_from) >= ${from}`
  return sql`(r.year_sort is not null and ${begins} and ${ends})`
}

/** The condition over `public_record r`. */
const matches = (
  { tenantId }: TenantTransaction,
  { type, search, years }: PublicCondition,
): RawBuilder<boolean> =>
  sql`r.tenant_id = ${tenantId} and r.shown and r.type = ${type}
    and ${search === undefined ? sql`true` : sql`r.search @@ ${search}::tsquery`}
    and ${years ? within(years) : sql`true`}`

const orders: Readonly<Record<SiteSort, (words: string | undefined) => RawBuilder<unknown>>> = {
  // Where it stands in the title it is what was meant; of others, those that can be looked at.
  relevance: words =>
    words === undefined
      ? sql`r.pictured desc, r.published_at desc, r.card_id desc`
      : sql`(r.titles @@ ${words}::tsquery) desc, r.pictured desc, r.published_at desc, r.card_id desc`,
  date: () => sql`r.year_sort, r.card_id`,
  number: () => sql`r.number_sort, r.card_id`,
  newest: () => sql`r.published_at desc, r.card_id desc`,
}

/** Ids of the matches on a page, in order. */
export async function foundOnPage(
  tx: TenantTransaction,
  condition: PublicCondition,
  { sort, offset, limit }: { readonly sort: SiteSort; readonly offset: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.card_id as id from public_record r where ${matches(tx, condition)}
    order by ${orders[sort](condition.words)} offset ${offset} limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Counts the matches, and strings the numbers of their facet values together. */
export async function foundKeys(
  tx: TenantTransaction,
  condition: PublicCondition,
): Promise<{ readonly packed: string; readonly count: number }> {
  const { rows } = await sql<{ packed: string | null; count: string }>`
    select string_agg(r.keys, '') as packed, count(*) as count
    from public_record r where ${matches(tx, condition)}`.execute(tx.db)
  return { packed: rows[0]?.packed ?? '', count: Number(rows[0]?.count ?? 0) }
}

/** Counts the matches. */
export async function countFound(tx: TenantTransaction, condition: PublicCondition): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from public_record r where ${matches(tx, condition)}`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}

/** Counts the public records of each type, or those of them that have some words. */
export async function countByType(
  { db, tenantId }: TenantTransaction,
  words: string | undefined,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ type: number; count: string }>`
    select r.type, count(*) as count from public_record r
    where r.tenant_id = ${tenantId} and r.shown
      and ${words === undefined ? sql`true` : sql`r.search @@ ${words}::tsquery`}
    group by r.type`.execute(db)
  return new Map(rows.map(({ type, count }) => [type, Number(count)]))
}

/** Public records whose titles are looked through for words near to one. */
const mostTitles = 2000

/** Words in titles of public records of a type that begin so, with how many of these have them. */
export async function titleWordsBeginning(
  { db, tenantId }: TenantTransaction,
  type: number,
  start: string,
): Promise<readonly { readonly word: string; readonly records: number }[]> {
  const { rows } = await sql<{ word: string; records: string }>`
    select w.word, count(*) as records from (
      select r.titles from public_record r
      where r.tenant_id = ${tenantId} and r.shown and r.type = ${type} and r.titles @@ ${beginning(start)}::tsquery
      limit ${mostTitles}
    ) titled cross join lateral unnest(tsvector_to_array(titled.titles)) as w (word)
    where starts_with(w.word, ${start})
    group by w.word`.execute(db)
  return rows.map(({ word, records }) => ({ word, records: Number(records) }))
}

/** Ids of public records of a type with typed words in their titles, those with a picture first. */
export async function titledSo(
  { db, tenantId }: TenantTransaction,
  { type, words, most }: { readonly type: number; readonly words: string; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.card_id as id from public_record r
    where r.tenant_id = ${tenantId} and r.shown and r.type = ${type}
      and r.search @@ ${words}::tsquery and r.titles @@ ${words}::tsquery
    order by r.pictured desc, r.published_at desc, r.card_id desc limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
