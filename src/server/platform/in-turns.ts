import { setImmediate as nextTurn } from 'node:timers/promises'

/** How long one goes on before requests of others come between. */
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
