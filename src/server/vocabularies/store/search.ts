import { type RawBuilder, sql } from 'kysely'
import { shortestPart } from '#model/searches/match-ranges.ts'
import { searchText } from '#model/vocabularies/starts.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import '../tables.ts'

/** A selection of a vocabulary's terms. */
export interface TermFilter {
  readonly vocabulary: string
  /** Only terms below this one, at whatever depth. */
  readonly below?: string | undefined
  readonly objectCategoryId?: number | undefined
  /** Deprecated and merged terms too. */
  readonly deprecated?: boolean | undefined
}

/** The filter as a condition on `term t`. */
export const matchesFilter = ({
  below,
  objectCategoryId,
  deprecated,
}: TermFilter): RawBuilder<unknown> => sql`
  ${deprecated ? sql`true` : sql`t.deprecated_at is null and t.merged_into_id is null`}
  and ${below === undefined ? sql`true` : sql`${below}::bigint = any(t.ancestors)`}
  and ${
    objectCategoryId === undefined
      ? sql`true`
      : sql`(t.categories = '{}' or ${objectCategoryId}::integer = any(t.categories))`
  }`

/** Text that sorts after everything that begins with a text, in the order of bytes. */
const end = '\u{10ffff}'

/** Beginnings examined for one answer: those of the commonest word of a great vocabulary are more than anybody reads. */
const lookedThrough = 20_000

/** The same for each word of several. */
const wordLookedThrough = 3000

/** Names searched for letters within words: those of the greatest vocabularies we know of in four languages. */
const namesLookedThrough = 200_000

/** Terms read at once to see whether they fit. */
const fittedAtOnce = 500

/**
 * Finds terms by their notation, and by their names in all languages, those beside the shown ones too; case, accents and signs do not count in these. Names that
 * begin with the text come first, then those in which a later word or the notation begins with it, then those that have all its words, or parts of words of three
 * letters and more.
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
    () => withNotation(tx, filter, text.trim(), limit),
    () => beginningWith(tx, filter, { rank: 0, wanted }, limit),
    () => beginningWith(tx, filter, { rank: 1, wanted }, limit),
    () => withAllWords(tx, filter, wanted, limit),
    () => withParts(tx, filter, wanted, limit),
  ]
  for (const stage of stages) {
    if (found.size >= limit) break
    for (const id of await stage()) found.add(id)
  }
  return [...found].slice(0, limit)
}

interface Range {
  readonly rank: 0 | 1
  readonly wanted: string
}

/** Terms with exactly this notation: the code on the label of a room, typed or scanned. */
async function withNotation(
  { db, tenantId }: TenantTransaction,
  filter: TermFilter,
  notation: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from term t
    where t.tenant_id = ${tenantId} and t.vocabulary = ${filter.vocabulary} and t.notation = ${notation}
      and ${matchesFilter(filter)}
    order by t.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Terms by a range of the index, in its order, each once. */
async function inRange(
  { db, tenantId }: TenantTransaction,
  vocabulary: string,
  { rank, wanted }: Range,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select term_id as id from term_start
    where tenant_id = ${tenantId} and vocabulary = ${vocabulary} and rank = ${rank}
      and start >= ${wanted} and start < ${wanted + end}
    order by start, term_id offset ${offset} limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of these terms that fit the filter, in the order given. */
async function fitting(
  { db, tenantId }: TenantTransaction,
  filter: TermFilter,
  ids: readonly string[],
  condition: RawBuilder<unknown> = sql`true`,
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select t.id from term t
    where t.tenant_id = ${tenantId} and t.id = any(${[...new Set(ids)]}::bigint[]) and ${matchesFilter(filter)} and ${condition}`.execute(
    db,
  )
  const kept = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter(id => kept.has(id))
}

/** Reads on, in greater and greater steps, until enough fit: most filters let most terms through. */
async function beginningWith(
  tx: TenantTransaction,
  filter: TermFilter,
  range: Range,
  limit: number,
): Promise<string[]> {
  const found: string[] = []
  let offset = 0
  for (let step = limit * 2; found.length < limit && offset < lookedThrough; step *= 4) {
    const ids = await inRange(tx, filter.vocabulary, range, { offset, limit: step })
    found.push(...(await fitting(tx, filter, ids)))
    if (ids.length < step) break
    offset += step
  }
  return found
}

/** Fits the filter to these terms step by step, until enough are found. */
async function firstFitting(
  tx: TenantTransaction,
  filter: TermFilter,
  ids: readonly string[],
  limit: number,
  condition?: RawBuilder<unknown>,
): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < ids.length && found.length < limit; at += fittedAtOnce) {
    found.push(...(await fitting(tx, filter, ids.slice(at, at + fittedAtOnce), condition)))
  }
  return found
}

/** The rarest word leads to the candidates, the others choose among them. */
async function withAllWords(
  tx: TenantTransaction,
  filter: TermFilter,
  wanted: string,
  limit: number,
): Promise<string[]> {
  const words = wanted.split(' ')
  if (words.length < 2) return []
  let rarest: { readonly word: string; readonly ids: readonly string[] } | undefined
  for (const word of words) {
    const page = { offset: 0, limit: wordLookedThrough }
    const ids = [
      ...(await inRange(tx, filter.vocabulary, { rank: 0, wanted: word }, page)),
      ...(await inRange(tx, filter.vocabulary, { rank: 1, wanted: word }, page)),
    ]
    if (!rarest || ids.length < rarest.ids.length) rarest = { word, ids }
  }
  const conditions = words
    .filter(word => word !== rarest?.word)
    .map(word => sql`strpos(t.search, ${` ${word}`}) > 0`)
  if (conditions.length === 0) return []
  return firstFitting(tx, filter, rarest?.ids ?? [], limit, sql.join(conditions, sql` and `))
}

/** Terms whose names have all words, or parts of words of some letters, in whatever order. */
async function withParts(
  tx: TenantTransaction,
  filter: TermFilter,
  wanted: string,
  limit: number,
): Promise<string[]> {
  const words = wanted.split(' ')
  if (words.every(word => word.length < shortestPart)) return []
  const isIn = words.map(word =>
    word.length < shortestPart
      ? sql`strpos(' ' || start, ${` ${word}`}) > 0`
      : sql`strpos(start, ${word}) > 0`,
  )
  const { rows } = await sql<{ id: string }>`
    select term_id as id from (
      select term_id, start from term_start
      where tenant_id = ${tx.tenantId} and vocabulary = ${filter.vocabulary} and rank = 0
      order by start limit ${namesLookedThrough}
    ) s where ${sql.join(isIn, sql` and `)}`.execute(tx.db)
  return firstFitting(
    tx,
    filter,
    rows.map(({ id }) => id),
    limit,
  )
}
