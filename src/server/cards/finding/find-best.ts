import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fold } from '#model/text/fold.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { joined } from '../criteria/joined.ts'
import { exactly, type ListTotal } from '../query/find-page.ts'
import type { ListLine } from '../query/store/pages.ts'
import type { Condition } from '../query/wanted.ts'
import type { Beginnings } from '../search-text/beginnings.ts'
import { linkedSo, namedSo, notKeptIn, numberedSo, titledSo } from './match-queries.ts'
import { placesNamed } from './places-named.ts'
import {
  amongFirst,
  type Candidate,
  candidatesBy,
  numberedFrom,
  type Strategy,
  someOf,
} from './store/candidates.ts'
import { cardCounts, type Gathered, gatherAll, glanceAtLists } from './store/glances.ts'
import { linesOf } from './store/lines.ts'
import { inOneProcess } from './store/one-process.ts'

/** A list in which something is looked for. */
export interface Sought {
  readonly declaration: CardDeclaration
  /** Condition for its matching records. */
  readonly condition: Condition
  /** Conditions besides the words: the age. */
  readonly besideWords: Condition
  /** The typed words, by which matches are ranked. */
  readonly q: string
  /** Beginnings in which they stand. */
  readonly beginnings: Beginnings
  /** Some of them are a phrase, which names do not say by having its words. */
  readonly hasPhrase: boolean
}

/** A record that was found, with its rank among the results of all lists: less is better. */
export interface RankedLine extends ListLine {
  readonly rank: number
}

/** The likeliest cards of a list, and how many fit. */
export interface Best extends ListTotal {
  readonly declaration: CardDeclaration
  /** The first in the order of the results. */
  readonly lines: readonly RankedLine[]
}

/** Cards with a word in title or number that are looked at to choose the first ones. */
const mostNamed = 200
/** Cards from a number on that are looked at: those that begin so are neighbours. */
const mostNumbered = 25
/** Beyond so many matches nobody counts them while someone types. */
const mostGathered = 1000
/** Number of expected matches from which walking the list in its order is faster than reading the index. */
const common = 20_000
/** Cards of a list that are gone through where what is looked for is common, and those of them that are taken. */
const walk = { window: 2000, limit: 50 }
/** Lists of so few cards are gone through whole. */
const small = 500
/** The same for searches with an age: years are in the row itself, so only records of that age are examined. */
const smallOfAges = 5000

/** Places of the ways in the order of the results. */
const ranks = ['number', 'numberBegins', 'title', 'named', 'linked', 'said', 'any'] as const
type WayName = (typeof ranks)[number]

const squeezed = (text: string): string => fold(text).replace(/\s+/g, '')

/** A list with what a first estimate says about it. */
interface Glanced extends Sought {
  /** Cards of the list. */
  readonly cards: number
  /** Estimated number of matches, and of matches by name. */
  readonly expected: number
  readonly expectedNamed: number
  /** Cards that were met that match. */
  readonly seen: number
}

/** A condition narrowed by a query for the markers of fields. */
const narrowed = (condition: Condition, query: string): Condition => ({
  ...condition,
  criteria: joined('all', [...(condition.criteria ? [condition.criteria] : []), { is: 'fields', query }]),
})

/** Cards of a list that have what was typed as their number or title; undefined where there is no such query. */
const askWhole = ({ condition }: Sought, query: string | undefined): Condition | undefined =>
  query === undefined ? undefined : { ...narrowed(condition, query), search: undefined }

/** The same of words of names. Names say the words of the search already, which would only be looked up once more. */
const askNames = (
  { condition, besideWords, hasPhrase }: Sought,
  query: string | undefined,
): Condition | undefined =>
  query === undefined ? undefined : narrowed(hasPhrase ? condition : besideWords, query)

/** Glances at the lists that have cards at all. */
async function glanceAt(tx: TenantTransaction, lists: readonly Sought[]): Promise<readonly Glanced[]> {
  const counts = await cardCounts(tx)
  const sought = lists.filter(({ condition: { type, nothing } }) => !nothing && counts.has(type))
  if (sought.length === 0) return []
  const glances = await glanceAtLists(
    tx,
    sought.map(each => ({
      condition: each.condition,
      named: askNames(each, namedSo(tx.tenantId, each.declaration, each.q, each.beginnings)),
    })),
  )
  return sought.map((each): Glanced => {
    const cards = counts.get(each.condition.type) ?? 0
    const { looked, found, named } = glances.get(each.condition.type) ?? { looked: 1, found: 0, named: 0 }
    return {
      ...each,
      cards,
      expected: (found / looked) * cards,
      expectedNamed: (named / looked) * cards,
      seen: found,
    }
  })
}

/**
 * Returns the queries whose matches are ranked first: by number, by title, by the names of what is linked, and by other words than the name of the
 * place where they are kept.
 * @param places those of the museum that are called so
 */
function likelyWays(tx: TenantTransaction, sought: Glanced, places: readonly string[]): Strategy[] {
  const { declaration, condition, q, beginnings } = sought
  const name = (way: WayName): string => way
  const ways: Strategy[] = []
  const numbered = askWhole(sought, numberedSo(tx.tenantId, declaration, q))
  const titled = askWhole(sought, titledSo(tx.tenantId, declaration, q))
  const named = askNames(sought, namedSo(tx.tenantId, declaration, q, beginnings))
  const linked = askNames(sought, linkedSo(tx.tenantId, declaration, q))
  const notKept = notKeptIn(tx.tenantId, declaration, places)
  if (numbered) ways.push(someOf(tx, name('number'), numbered, mostNumbered))
  if (numbered && /\d/.test(q) && condition.years.length === 0)
    ways.push(numberedFrom(tx, name('numberBegins'), condition.type, q, mostNumbered))
  if (titled) ways.push(someOf(tx, name('title'), titled, mostNumbered))
  if (named)
    ways.push(
      sought.expectedNamed > common
        ? amongFirst(tx, name('named'), named, walk)
        : someOf(tx, name('named'), named, mostNamed),
    )
  const bounded = (way: WayName, asked: Condition) =>
    sought.expected > common
      ? amongFirst(tx, name(way), asked, walk)
      : someOf(tx, name(way), asked, mostNamed)
  // Names are few, whatever is common besides: going through the list, thousands of records would be asked for all their links.
  if (linked) ways.push(someOf(tx, name('linked'), linked, mostNamed))
  if (notKept) ways.push(bounded('said', narrowed(condition, notKept)))
  return ways
}

/** Returns the part of a list to walk in its order; undefined where the index is used. */
function walkThrough({ cards, expected, condition }: Glanced): typeof walk | undefined {
  if (cards <= small) return { window: small, limit: small }
  if (expected > common) return walk
  const isAged = condition.years.length > 0
  return isAged && cards <= smallOfAges ? { window: smallOfAges, limit: mostNamed } : undefined
}

/** The way through a list that is not known yet, bounded: what is looked for is common in the museum. */
function boundedWay(tx: TenantTransaction, list: Glanced): Strategy {
  const walked = walkThrough(list)
  return walked ? amongFirst(tx, 'any', list.condition, walked) : someOf(tx, 'any', list.condition, mostNamed)
}

const { compare: byNumber } = new Intl.Collator('en', { numeric: true })

interface Ranked {
  readonly id: string
  readonly rank: number
}

/** Candidates of one list in the order of the results, each once. */
function inOrder(candidates: readonly Candidate[], q: string): readonly Ranked[] {
  const begins = squeezed(q)
  const rank = ({ way, title_sort }: Candidate): number =>
    ranks.indexOf(way as WayName) + (way === 'named' && squeezed(title_sort).startsWith(begins) ? 0 : 0.5)
  const first = new Map<string, { readonly each: Candidate; readonly at: number }>()
  for (const each of candidates) {
    if (each.way === 'numberBegins' && !squeezed(each.number_sort).startsWith(begins)) continue
    const at = rank(each)
    if (at < (first.get(each.id)?.at ?? ranks.length)) first.set(each.id, { each, at })
  }
  return [...first.values()]
    .toSorted((one, other) => one.at - other.at || byNumber(one.each.number_sort, other.each.number_sort))
    .map(({ each, at }) => ({ id: each.id, rank: at }))
}

/** Collects candidates at once, and reports whether these are all matches. */
async function gather(
  tx: TenantTransaction,
  lists: readonly Glanced[],
  first: number,
): Promise<{ readonly gathered: ReadonlyMap<number, Gathered>; readonly isAll: boolean }> {
  if (lists.reduce((sum, { expected }) => sum + expected, 0) > common)
    return { gathered: new Map(), isAll: false }
  const found = await gatherAll(
    tx,
    lists.map(({ condition }) => condition),
    { limit: mostGathered, first },
  )
  return {
    gathered: new Map(found.map(list => [list.type, list])),
    isAll: found.reduce((sum, { total }) => sum + total, 0) < mostGathered,
  }
}

const byType = (candidates: readonly Candidate[]): ReadonlyMap<number, readonly Candidate[]> =>
  Map.groupBy(candidates, ({ type }) => type)

/**
 * The first cards of several lists for what was typed: its number, a number that begins so, its whole title, words of title or number, names of linked
 * records that lead to it, then anything, and last where only the place in the museum is called so. Their number is exact where counting is quick. What is common is never gone through as a whole.
 * @param first how many of each list
 */
export async function findBest(
  tx: TenantTransaction,
  sought: readonly Sought[],
  first: number,
): Promise<readonly Best[]> {
  await inOneProcess(tx)
  const lists = await glanceAt(tx, sought)
  const places = await placesNamed(tx, sought[0]?.q ?? '')
  const likely = byType(
    await candidatesBy(
      tx,
      lists.flatMap(each => likelyWays(tx, each, places)),
    ),
  )
  const { gathered, isAll } = await gather(tx, lists, first)
  const foundOf = ({ condition: { type }, q }: Glanced, more?: ReadonlyMap<number, readonly Candidate[]>) =>
    inOrder([...(likely.get(type) ?? []), ...(more?.get(type) ?? [])], q)
  const open = isAll
    ? []
    : lists.filter(
        each => each.cards <= small || (!gathered.has(each.condition.type) && foundOf(each).length < first),
      )
  const met = await candidatesBy(
    tx,
    open.map(each => boundedWay(tx, each)),
  )
  // What is common may yet be far from the first records of the list.
  const missed = open.filter(each => each.expected > common && foundOf(each, byType(met)).length === 0)
  const late = await candidatesBy(
    tx,
    missed.map(({ condition }) => someOf(tx, 'any', condition, mostNamed)),
  )
  const more = byType([...met, ...late])
  const chosen = lists.map(list => {
    const rest = gathered.get(list.condition.type)
    const ranked = new Map(
      [...(rest?.ids ?? []).map(id => ({ id, rank: ranks.length })), ...foundOf(list, more)].map(
        ({ id, rank }) => [id, rank],
      ),
    )
    const ids = [...new Set([...foundOf(list, more).map(({ id }) => id), ...ranked.keys()])]
    const least = Math.max(ids.length, rest?.total ?? 0, list.seen)
    const total: ListTotal =
      isAll || list.cards <= small ? exactly(least) : { totalSize: least, totalIsAtLeast: least > 0 }
    const found = ids.slice(0, first).map((id): Ranked => ({ id, rank: ranked.get(id) ?? ranks.length }))
    return { declaration: list.declaration, found, total }
  })
  const lines = await linesOf(
    tx,
    chosen.flatMap(({ found }) => found.map(({ id }) => id)),
  )
  return chosen.map(({ declaration, found, total }) => ({
    declaration,
    lines: found.flatMap(({ id, rank }) => {
      const line = lines.get(id)
      return line ? [{ ...line, rank }] : []
    }),
    ...total,
  }))
}
