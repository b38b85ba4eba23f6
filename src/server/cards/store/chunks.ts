/** Rows a statement: the database takes 65,535 parameters at once. */
const atOnce = 2000

/** Rows in pieces of which each fits into one statement: a batch of cards may have more links than that, and more values of facets. */
export function* chunksOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += atOnce) yield rows.slice(start, start + atOnce)
}
