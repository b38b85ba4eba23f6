/** Rows or keys a statement: large enough to be quick, small enough for the memory of a modest server and for others not to wait while they are made text. */
export const batchSize = 1000

export function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize)
}
