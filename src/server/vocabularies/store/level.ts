import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'
import { matchesFilter, type TermFilter } from './search.ts'

/** The terms directly below a term, or the topmost ones; of a flat vocabulary, all. */
export interface Level extends Omit<TermFilter, 'below'> {
  readonly parentId: string | null
  readonly sort: 'position' | 'name'
  readonly language: Language
  /** First letter of the shown name, without case and accents. */
  readonly letter?: string | undefined
}

/** Letters that do not come apart into a plain letter and a mark, as `fold` of the model has them. */
const special = 'łøđðæœıħ'
const plain = 'loddaoih'

const nameIn = (language: Language): RawBuilder<string> =>
  sql`coalesce(nullif(t.labels->>${language}, ''), t.labels->>t.language, '')`

/** First letter of a name, without case and accents; digits and signs count as '#'. */
const letterOf = (language: Language): RawBuilder<string> => {
  const first = sql`translate(normalize(lower(left(${nameIn(language)}, 1)), NFD), ${special}, ${plain})`
  return sql`case when left(${first}, 1) ~ '[[:alpha:]]' then upper(left(${first}, 1)) else '#' end`
}

const levelOf = (tx: TenantTransaction, level: Level): RawBuilder<unknown> => sql`
  t.tenant_id = ${tx.tenantId} and t.vocabulary = ${level.vocabulary}
  and ${level.parentId === null ? sql`t.parent_id is null` : sql`t.parent_id = ${level.parentId}`}
  and ${matchesFilter(level)}
  and ${level.letter === undefined ? sql`true` : sql`${letterOf(level.language)} = ${level.letter}`}`

/** As readers of the language expect it: case and accents count last, numbers by their value ('shelf 2' before 'shelf 10'). */
const byName = (language: Language): RawBuilder<unknown> =>
  sql`${nameIn(language)} collate ${sql.ref(`name_order_${language}`)}, t.id`

const order = ({ sort, language }: Level): RawBuilder<unknown> =>
  sort === 'name' ? byName(language) : sql`t.position, t.id`

/** Ids of one page of a level. */
export async function pageOfLevel(
  tx: TenantTransaction,
  level: Level,
  page: { readonly offset: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from term t where ${levelOf(tx, level)}
    order by ${order(level)} offset ${page.offset} limit ${page.limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

export async function countLevel(tx: TenantTransaction, level: Level): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from term t where ${levelOf(tx, level)}`.execute(tx.db)
  return Number(rows[0]?.count ?? 0)
}

/** First letters of the level's names, in order. */
export async function lettersOfLevel(tx: TenantTransaction, level: Level): Promise<string[]> {
  const { rows } = await sql<{ letter: string }>`
    select distinct ${letterOf(level.language)} as letter from term t where ${levelOf(tx, level)} order by 1`.execute(
    tx.db,
  )
  return rows.map(({ letter }) => letter)
}

/** Number of terms before this one on the level; undefined when it is not of the level. */
export async function placeInLevel(
  tx: TenantTransaction,
  level: Level,
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ place: string }>`
    select place from (
      select t.id, row_number() over (order by ${order(level)}) - 1 as place from term t where ${levelOf(tx, level)}
    ) l where id = ${id}`.execute(tx.db)
  return rows[0] && Number(rows[0].place)
}

/** Number of terms each of these has directly below it. */
export async function childCounts(
  tx: TenantTransaction,
  ids: readonly string[],
  deprecated = false,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: string }>`
    select parent_id as id, count(*) from term t
    where tenant_id = ${tx.tenantId} and parent_id = any(${[...ids]}::bigint[])
      and ${deprecated ? sql`true` : sql`deprecated_at is null and merged_into_id is null`}
    group by parent_id`.execute(tx.db)
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
