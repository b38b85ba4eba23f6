/** Time that work on many elements blocks others of its museum: it commits about this often. Shorter, and what a transaction costs besides its elements would be most of the work. */
const wantedMs = 500

/** Fewer are not worth a transaction: what each costs besides its elements would be most of the work. */
const least = 10

/** Says how many elements a transaction of long work should take, by how long the last one took. */
export interface Pace {
  /** Elements for the next transaction. */
  readonly limit: number
  /** Runs a transaction's work and learns from its duration. */
  measure<T>(work: () => Promise<T>): Promise<T>
}

/** @param most elements at most, however quick the work is. */
export function createPace(most: number): Pace {
  let limit = Math.min(most, 20)
  return {
    get limit() {
      return limit
    },
    async measure(work) {
      const begun = performance.now()
      const result = await work()
      const fitting = (limit * wantedMs) / Math.max(performance.now() - begun, 1)
      limit = Math.min(most, Math.max(least, Math.round(Math.min(fitting, limit * 4))))
      return result
    },
  }
}
