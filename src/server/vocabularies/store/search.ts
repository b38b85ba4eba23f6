import { type RawBuilder, sql } from 'kysely'
import { searchText } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'

/** Which terms of a vocabulary are meant. */
export interface TermFilter {
  readonly vocabulary: string
  /** Only terms below this one, at whatever depth. */
  readonly below?: string | undefined
  readonly objectCategoryId?: number | undefined
  /** Deprecated and merged terms too. */
  readonly deprecated?: boolean | undefined
}

/** The filter as a condition on `term t`. */
export const fits = ({ below, objectCategoryId, deprecated }: TermFilter): RawBuilder<unknown> => sql`
  ${deprecated ? sql`true` : sql`t.deprecated_at is null and t.merged_into_id is null`}
  and ${below === undefined ? sql`true` : sql`${below}::bigint = any(t.ancestors)`}
  and ${
    objectCategoryId === undefined
      ? sql`true`
      : sql`(t.categories = '{}' or ${objectCategoryId}::integer = any(t.categories))`
  }`

/** What sorts after everything that begins with a text, in the order of bytes. */
const end = '\u{10ffff}'

/** Starts looked through for one answer: those of the commonest word of a great vocabulary are more than anybody reads. */
const lookedThrough = 20_000

/** Names looked through for letters within words. */
const namesLookedThrough = 50_000

/** Letters that must be asked for before the inside of words is looked through. */
const shortestInside = 3

/**
 * Finds terms by their names in all languages; case, accents and signs do not count. Names that begin with the text come first,
 * then those in which a later word begins with it, then those that have all its words, then those that have it inside a word.
 * @returns at most `limit` ids, best first.
 */
export async function findTerms(
  tx: TenantTransaction,
  filter: TermFilter,
  text: string,
  limit: number,
): Promise<string[]> {
  const wanted = searchText(text)
  if (wanted === '') return []
  const found = new Set<string>()
  const stages = [
    () => beginningWith(tx, filter, 0, wanted, limit),
    () => beginningWith(tx, filter, 1, wanted, limit),
    () => withAllWords(tx, filter, wanted, limit),
    () => withInside(tx, filter, wanted, limit),
  ]
  for (const stage of stages) {
    if (found.size >= limit) break
    for (const id of await stage()) found.add(id)
  }
  return [...found].slice(0, limit)
}

async function beginningWith(
  tx: TenantTransaction,
  filter: TermFilter,
  rank: 0 | 1,
  wanted: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from (
      select term_id, start from term_start
      where tenant_id = ${tx.tenantId} and vocabulary = ${filter.vocabulary} and rank = ${rank}
        and start >= ${wanted} and start < ${wanted + end}
      order by start limit ${lookedThrough}
    ) s
    join term t on t.tenant_id = ${tx.tenantId} and t.id = s.term_id
    where ${fits(filter)}
    order by s.start limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** The longest word leads to the candidates, the others choose among them. */
async function withAllWords(
  tx: TenantTransaction,
  filter: TermFilter,
  wanted: string,
  limit: number,
): Promise<string[]> {
  const [longest, ...others] = wanted.split(' ').toSorted((a, b) => b.length - a.length)
  if (longest === undefined || others.length === 0) return []
  const patterns = others.map(word => `(^|[ \n])${word}`)
  const { rows } = await sql<{ id: string }>`
    select t.id from (
      select distinct term_id from (
        select term_id from term_start
        where tenant_id = ${tx.tenantId} and vocabulary = ${filter.vocabulary} and rank in (0, 1)
          and start >= ${longest} and start < ${longest + end}
        limit ${lookedThrough}
      ) s
    ) c
    join term t on t.tenant_id = ${tx.tenantId} and t.id = c.term_id
    where t.search ~ all(${patterns}::text[]) and ${fits(filter)}
    order by t.search limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

async function withInside(
  tx: TenantTransaction,
  filter: TermFilter,
  wanted: string,
  limit: number,
): Promise<string[]> {
  if (wanted.length < shortestInside) return []
  const { rows } = await sql<{ id: string }>`
    select t.id from (
      select term_id, start from term_start
      where tenant_id = ${tx.tenantId} and vocabulary = ${filter.vocabulary} and rank = 0
      limit ${namesLookedThrough}
    ) s
    join term t on t.tenant_id = ${tx.tenantId} and t.id = s.term_id
    where strpos(s.start, ${wanted}) > 1 and ${fits(filter)}
    order by s.start limit ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}
