import type { CardDeclaration } from '#model/engine/define-card.ts'
import { fold } from '#model/text/fold.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { exactly, type ListTotal } from '../query/find-page.ts'
import type { ListLine } from '../query/store/pages.ts'
import type { Condition } from '../query/wanted.ts'
import {
  amongFirst,
  type Candidate,
  candidatesBy,
  numberedFrom,
  someOf,
  type Way,
} from './store/candidates.ts'
import { cardCounts, type Gathered, gatherAll, glanceAtLists, type ListGlance } from './store/glances.ts'
import { linesOf } from './store/lines.ts'
import { namedSo, numberedSo, titledSo } from './ways.ts'

/** A list in which something is looked for. */
export interface Sought {
  readonly declaration: CardDeclaration
  /** Which of its cards fit at all. */
  readonly condition: Condition
  /** What was typed; by it the likeliest are told from the others. */
  readonly q: string
}

/** The likeliest cards of a list, and how many fit. */
export interface Best extends ListTotal {
  readonly declaration: CardDeclaration
  readonly lines: readonly ListLine[]
}

/** Cards with a word in title or number that are looked at to choose the first ones. */
const mostNamed = 200
/** Cards from a number on that are looked at: those that begin so stand side by side. */
const mostNumbered = 25
/** Beyond so many matches nobody counts them while somebody types. */
const mostGathered = 3000
/** Cards of a list that are gone through where what is looked for is common. */
const window = 2000

/** Places of the ways in the order of the results. */
const ranks = ['number', 'numberBegins', 'title', 'named', 'any'] as const
type WayName = (typeof ranks)[number]

const squeezed = (text: string): string => fold(text).replace(/\s+/g, '')

/** What says itself which cards come first: their number, their title. */
function likelyWays(tx: TenantTransaction, { declaration, condition, q }: Sought): Way[] {
  const name = (way: WayName): string => way
  const ways: Way[] = []
  const asked = (query: string | undefined): Condition | undefined =>
    query === undefined
      ? undefined
      : {
          ...condition,
          criteria: { is: 'fields', query },
          ...(condition.years.length === 0 && { search: undefined }),
        }
  const numbered = asked(numberedSo(tx.tenantId, declaration, q))
  const titled = asked(titledSo(tx.tenantId, declaration, q))
  const named = asked(namedSo(tx.tenantId, declaration, q))
  if (numbered) ways.push(someOf(tx, name('number'), numbered, mostNumbered))
  if (numbered && /\d/.test(q) && condition.years.length === 0)
    ways.push(numberedFrom(tx, name('numberBegins'), condition.type, q, mostNumbered))
  if (titled) ways.push(someOf(tx, name('title'), titled, mostNumbered))
  if (named) ways.push(someOf(tx, name('named'), named, mostNamed))
  return ways
}

/** The ways that go through the lists that are not known yet, each bounded: what is looked for is common in the museum. */
function boundedWay(
  tx: TenantTransaction,
  { condition }: Sought,
  glance: ListGlance | undefined,
  all: number,
): Way {
  const isSeen = (glance?.found ?? 0) > 0
  return all <= window || isSeen
    ? amongFirst(tx, 'any', condition, { window, limit: mostNamed })
    : someOf(tx, 'any', condition, mostNamed)
}

/** Candidates of one list in the order of the results, each once. */
function inOrder(candidates: readonly Candidate[], q: string): readonly Candidate[] {
  const begins = squeezed(q)
  const rank = ({ way, title_sort }: Candidate): number =>
    ranks.indexOf(way as WayName) + (way === 'named' && squeezed(title_sort).startsWith(begins) ? 0 : 0.5)
  const kept = candidates.filter(
    ({ way, number_sort }) => way !== 'numberBegins' || squeezed(number_sort).startsWith(begins),
  )
  const first = new Map<string, Candidate>()
  for (const each of kept.toSorted((one, other) => rank(one) - rank(other)))
    if (!first.has(each.id)) first.set(each.id, each)
  return [...first.values()].toSorted(
    (one, other) =>
      rank(one) - rank(other) || one.number_sort.localeCompare(other.number_sort, 'en', { numeric: true }),
  )
}

/** All that matches, where a glance says that it is not too much; undefined where it is. */
async function gathered(
  tx: TenantTransaction,
  sought: readonly Sought[],
  glances: ReadonlyMap<number, ListGlance>,
  counts: ReadonlyMap<number, number>,
  first: number,
): Promise<readonly Gathered[] | undefined> {
  const expected = sought.reduce((sum, { condition: { type } }) => {
    const { looked = 0, found = 0 } = glances.get(type) ?? {}
    return looked === 0 ? sum : sum + (found / looked) * (counts.get(type) ?? 0)
  }, 0)
  if (expected > mostGathered) return undefined
  const lists = await gatherAll(
    tx,
    sought.map(({ condition }) => condition),
    { limit: mostGathered, first },
  )
  return lists.reduce((sum, { total }) => sum + total, 0) < mostGathered ? lists : undefined
}

/**
 * The first cards of several lists for what was typed: its number, a number that begins so, its whole title, words of title or number, then
 * anything. How many there are is told exactly where that is quick. What is common is never gone through as a whole.
 * @param first how many of each list
 */
export async function findBest(
  tx: TenantTransaction,
  lists: readonly Sought[],
  first: number,
): Promise<readonly Best[]> {
  const sought = lists.filter(({ condition }) => !condition.nothing)
  if (sought.length === 0) return []
  const likely = await candidatesBy(
    tx,
    sought.flatMap(each => likelyWays(tx, each)),
  )
  const counts = await cardCounts(tx)
  const glances = await glanceAtLists(
    tx,
    sought.map(({ condition }) => condition),
  )
  const all = await gathered(tx, sought, glances, counts, first)
  const byType = Map.groupBy(likely, ({ type }) => type)
  const short = all
    ? []
    : sought.filter(({ condition: { type } }) => (byType.get(type)?.length ?? 0) < mostNamed)
  const more = await candidatesBy(
    tx,
    short.map(each =>
      boundedWay(tx, each, glances.get(each.condition.type), counts.get(each.condition.type) ?? 0),
    ),
  )
  const moreOf = Map.groupBy(more, ({ type }) => type)
  // A list that was gone through to its end is known.
  const isKnown = (type: number): boolean =>
    all !== undefined ||
    ((counts.get(type) ?? 0) <= window &&
      short.some(({ condition }) => condition.type === type) &&
      (moreOf.get(type)?.length ?? 0) < mostNamed)
  const chosen = sought.map(({ declaration, condition: { type }, q }) => {
    const ordered = inOrder([...(byType.get(type) ?? []), ...(moreOf.get(type) ?? [])], q).map(({ id }) => id)
    const rest = all?.find(list => list.type === type)
    const ids = [...new Set([...ordered, ...(rest?.ids ?? [])])]
    const least = Math.max(ids.length, rest?.total ?? 0, glances.get(type)?.found ?? 0)
    const total: ListTotal = isKnown(type) ? exactly(least) : { totalSize: least, totalIsAtLeast: least > 0 }
    return { declaration, ids: ids.slice(0, first), total }
  })
  const lines = await linesOf(
    tx,
    chosen.flatMap(({ ids }) => ids),
  )
  return chosen.map(({ declaration, ids, total }) => ({
    declaration,
    lines: ids.flatMap(id => lines.get(id) ?? []),
    ...total,
  }))
}
