import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { CodedError } from '#server/platform/errors.ts'
import type { PrintJob } from './print-job.ts'
import type { PrintAnswer } from './worker.ts'

/** Prints documents, one after the other, in a thread of its own. */
export interface Press {
  /** @throws {CodedError} `too_many_requests` while many others wait; an error when the document cannot be set or takes too long. */
  print(job: PrintJob): Promise<Uint8Array>
  /** Lets go of the thread. */
  close(): Promise<void>
}

/** After this time without work the thread ends and gives its memory back. */
const idleMs = 5 * 60_000

/** Documents that may wait for the thread. */
const mostWaiting = 40

const workerFile = new URL('./worker.ts', import.meta.url)

export interface PressOptions {
  /** How long one document may take. */
  readonly longestMs: number
  /** Memory of the thread alone, so that a monstrous card cannot take the server down. */
  readonly megabytes: number
}

/** A press whose thread starts with the first document and again after a failure. */
export function createPress({ longestMs, megabytes }: PressOptions): Press {
  const oneByOne = pLimit(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const stop = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  const start = (): Worker => {
    const started = new Worker(workerFile, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    })
    // Waiting for work must not keep the server from ending.
    started.unref()
    // Nobody may be listening when an idle thread breaks; the next job finds out by itself.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const work = async (job: PrintJob): Promise<Uint8Array> => {
    clearTimeout(idle)
    worker ??= start()
    const running = worker
    const done = new AbortController()
    const { signal } = done
    const answered = once(running, 'message', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    })
    const ended = once(running, 'exit', { signal }).then(() => {
      throw new Error('the printing thread ended')
    })
    try {
      running.postMessage(job)
      const [answer] = (await Promise.race([answered, ended])) as [PrintAnswer]
      if ('error' in answer) throw new Error(answer.error)
      idle = setTimeout(stop, idleMs).unref()
      return answer.pdf
    } catch (error) {
      await stop()
      throw error
    } finally {
      done.abort()
      await Promise.allSettled([answered, ended])
    }
  }

  return {
    async print(job) {
      if (oneByOne.pendingCount >= mostWaiting) throw new CodedError('too_many_requests', { retryAfter: 10 })
      return oneByOne(work, job)
    },
    close: stop,
  }
}
