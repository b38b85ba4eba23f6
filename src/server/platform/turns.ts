import { CodedError } from './errors.ts'

export interface TurnsOptions {
  /** Number that work at a time. */
  readonly places: number
  /** Number of these that one museum may take. */
  readonly perMuseum: number
  /** Time one waits for a turn. */
  readonly patienceMs: number
}

/** Shares a number of places among museums. */
export interface Turns {
  /**
   * Waits for a place. Those of one museum come in order, museums one after the other.
   * @returns gives the place back.
   * @throws {CodedError} `busy` when none came free in time.
   */
  take(museum: string): Promise<() => void>
}

/** Seconds after which one that was turned away tries again. */
export const retryAfterBusy = 2

interface Waiting {
  readonly begin: () => void
}

export function createTurns({ places, perMuseum, patienceMs }: TurnsOptions): Turns {
  const working = new Map<string, number>()
  // In the order in which museums come next: the one that was served goes to the end.
  const queues = new Map<string, Waiting[]>()
  let free = places

  const mayWork = (museum: string): boolean => free > 0 && (working.get(museum) ?? 0) < perMuseum

  const begin = (museum: string): (() => void) => {
    free -= 1
    working.set(museum, (working.get(museum) ?? 0) + 1)
    return () => {
      free += 1
      const left = (working.get(museum) ?? 1) - 1
      if (left > 0) working.set(museum, left)
      else working.delete(museum)
      next()
    }
  }

  const next = (): void => {
    for (const [museum, queue] of queues) {
      if (!mayWork(museum)) continue
      queues.delete(museum)
      const first = queue.shift()
      if (queue.length > 0) queues.set(museum, queue)
      first?.begin()
      return
    }
  }

  return {
    async take(museum) {
      const queue = queues.get(museum)
      if (!queue && mayWork(museum)) return begin(museum)
      return await new Promise((resolve, reject) => {
        const waiting: Waiting = {
          begin() {
            clearTimeout(timer)
            resolve(begin(museum))
          },
        }
        const timer = setTimeout(() => {
          const left = queues.get(museum)?.filter(each => each !== waiting) ?? []
          if (left.length > 0) queues.set(museum, left)
          else queues.delete(museum)
          reject(new CodedError('busy', { retryAfter: retryAfterBusy }))
        }, patienceMs)
        if (queue) queue.push(waiting)
        else queues.set(museum, [waiting])
      })
    },
  }
}
