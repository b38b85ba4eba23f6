import { setImmediate as nextTurn } from 'node:timers/promises'

/** Time one goes on before requests of others come between. */
const turnMs = 10

/** Many things one by one, so that going through them keeps no request waiting. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let begun = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - begun < turnMs) continue
    await nextTurn()
    begun = performance.now()
  }
}

/** As `map` does, without keeping a request waiting. */
export async function mapInTurns<T, Result>(items: Iterable<T>, map: (item: T) => Result): Promise<Result[]> {
  const results: Result[] = []
  for await (const item of inTurns(items)) results.push(map(item))
  return results
}

type Compare<T> = (one: T, other: T) => number

/** Things that are sorted in one go: so few take no time. */
const sortedAtOnce = 500

function* mergedLists<T>(one: readonly T[], other: readonly T[], compare: Compare<T>): Generator<T> {
  let [at, otherAt] = [0, 0]
  while (at < one.length && otherAt < other.length)
    if (compare(one[at] as T, other[otherAt] as T) <= 0) yield one[at++] as T
    else yield other[otherAt++] as T
  yield* one.slice(at)
  yield* other.slice(otherAt)
}

/** As `toSorted` does, without keeping a request waiting. */
export async function sortInTurns<T>(items: readonly T[], compare: Compare<T>): Promise<readonly T[]> {
  if (items.length <= sortedAtOnce) return items.toSorted(compare)
  const half = Math.ceil(items.length / 2)
  const one = await sortInTurns(items.slice(0, half), compare)
  await nextTurn()
  const other = await sortInTurns(items.slice(half), compare)
  await nextTurn()
  return mapInTurns(mergedLists(one, other, compare), item => item)
}
