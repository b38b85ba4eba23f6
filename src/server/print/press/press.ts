import pLimit from 'p-limit'
import { CodedError } from '#server/platform/errors.ts'
import { createTurns } from '#server/platform/turns.ts'
import { createWorkerThread, isTooMuch } from '#server/platform/worker.ts'
import type { PressJob } from './make-pdf.ts'
import { piecesOf } from './pieces.ts'
import { TooLargeError } from './too-large-error.ts'
import type { PrintAnswer, PrintQuestion } from './worker.ts'

/** Prints documents, one after the other, in a thread of its own. */
export interface Press {
  /**
   * Does work for a museum whose documents are read before they are printed: museums take turns, so that the wishes of one neither hold up the
   * others nor fill the memory.
   * @throws {CodedError} `busy` after a long wait.
   */
  inTurn<T>(museum: string, work: () => Promise<T>): Promise<T>
  /**
   * @throws {CodedError} `too_many_requests` while many others wait.
   * @throws {TooLargeError} when it takes too long, or more memory than there is; any other error when it cannot be set.
   */
  print(job: PressJob): Promise<Buffer>
  /** Releases the thread. */
  close(): Promise<void>
}

/** Documents that may wait for the thread. */
const mostWaiting = 40

/** Time a museum waits for its turn: a browser gives up later. */
const patienceMs = 120_000

export interface PressOptions {
  /** Time limit of one document. */
  readonly longestMs: number
  /** Documents of one museum that may be under way at a time. */
  readonly perMuseum: number
  /** Memory of the thread alone, so that a monstrous card cannot take the server down. */
  readonly megabytes: number
}

/** A press whose thread starts with the first document and again after a failure. */
export function createPress(limits: PressOptions): Press {
  const thread = createWorkerThread<PrintQuestion, PrintAnswer>({
    ...limits,
    file: new URL('./worker.ts', import.meta.url),
    idleMs: 5 * 60_000,
    failed: answer => 'error' in answer,
  })
  const oneByOne = pLimit(1)
  const turns = createTurns({ places: 2 * limits.perMuseum, perMuseum: limits.perMuseum, patienceMs })

  const ask = async (question: PrintQuestion): Promise<PrintAnswer> => {
    const answer = await thread.ask(question).catch((error: unknown) => {
      throw isTooMuch(error) ? new TooLargeError(error) : error
    })
    if ('error' in answer) throw new Error(answer.error)
    return answer
  }

  const work = async (job: PressJob): Promise<Buffer> => {
    // Others have their turn while the thread answers that it has taken a piece.
    for (const piece of piecesOf(job)) await ask(piece)
    const answer = await ask({ print: true })
    if (!('pdf' in answer)) throw new Error('the press answered without a document')
    // The same memory: copying a large document would take a while.
    return Buffer.from(answer.pdf.buffer)
  }

  return {
    async inTurn(museum, work) {
      const done = await turns.take(museum)
      try {
        return await work()
      } finally {
        done()
      }
    },
    async print(job) {
      if (oneByOne.pendingCount >= mostWaiting) throw new CodedError('too_many_requests', { retryAfter: 10 })
      return oneByOne(work, job)
    },
    close: thread.close,
  }
}
