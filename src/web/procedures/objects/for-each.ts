/** The most calls made in parallel. */
const atOnce = 4

/**
 * Does the same for each of many, a few at a time.
 * @param onStep called with the number completed
 * @throws the first failure, when those under way have ended; the rest is not started.
 */
export async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onStep: (done: number) => void = () => undefined,
): Promise<void> {
  const left = items.values()
  let done = 0
  let failed = false
  const one = async () => {
    for (const item of left) {
      if (failed) return
      try {
        await work(item)
      } catch (failure) {
        failed = true
        throw failure
      }
      done += 1
      onStep(done)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, one))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
