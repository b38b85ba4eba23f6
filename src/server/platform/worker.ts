import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** A thread that is asked and answers, one question after the other. */
export interface WorkerThread<Question, Answer> {
  /** Questions that wait for their turn. */
  readonly waiting: number
  /**
   * @param longestMs how long this answer may take, where that is not as long as usual.
   * @throws when the worker broke, used up its memory or took too long; the next question starts a new one.
   */
  ask(question: Question, longestMs?: number): Promise<Answer>
  /** Releases the worker. */
  close(): Promise<void>
}

export interface WorkerThreadOptions<Answer> {
  /** Code that runs in the worker: answers each message with one. */
  readonly file: URL
  /** Memory of the worker alone, so that monstrous input cannot take the server down. */
  readonly megabytes: number
  /** Time limit of one answer. */
  readonly longestMs: number
  /** After this time without work the worker ends and gives its memory back. */
  readonly idleMs: number
  /** True when an answer reports a failure: the worker ends then, because its state may be damaged. */
  failed(answer: Answer): boolean
}

/** True when a worker was ended because it used up its memory or its time. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

/**
 * Work apart from the server's thread, for a bounded time. The thread starts with the first question. Its memory is bounded as far as the
 * runtime can end a thread in time: what strangers wrote is read by a confined process (`readers`).
 */
export function createWorkerThread<Question, Answer>({
  file,
  megabytes,
  longestMs: usualMs,
  idleMs,
  failed,
}: WorkerThreadOptions<Answer>): WorkerThread<Question, Answer> {
  const oneByOne = pLimit(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  const begin = (): Worker => {
    const started = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
      // Decoders write messages that are not needed.
      stdout: true,
      stderr: true,
    })
    started.stdout.resume()
    started.stderr.resume()
    // Waiting for work must not keep the server from ending.
    started.unref()
    // Nobody may be listening when an idle worker breaks; the next question finds out by itself.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  const work = async (question: Question, longestMs: number): Promise<Answer> => {
    clearTimeout(idle)
    worker ??= begin()
    const running = worker
    const done = new AbortController()
    const { signal } = done
    const answered = once(running, 'message', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    })
    const ended = once(running, 'exit', { signal }).then(() => {
      throw new Error('the worker ended')
    })
    try {
      running.postMessage(question)
      const [answer] = (await Promise.race([answered, ended])) as [Answer]
      if (failed(answer)) await close()
      else idle = setTimeout(close, idleMs).unref()
      return answer
    } catch (error) {
      await close()
      throw error
    } finally {
      done.abort()
      await Promise.allSettled([answered, ended])
    }
  }

  return {
    get waiting() {
      return oneByOne.pendingCount
    },
    ask: (question, longestMs = usualMs) => oneByOne(work, question, longestMs),
    close,
  }
}
