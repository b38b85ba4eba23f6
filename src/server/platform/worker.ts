import { fork } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'

/** A thread or a process that is asked and answers, one question after the other. */
export interface WorkerThread<Question, Answer> {
  /** Questions that wait for their turn. */
  readonly waiting: number
  /**
   * @param longestMs how long this answer may take, where that is not as long as usual.
   * @throws when the worker broke, used up its memory or took too long; the next question starts a new one.
   */
  ask(question: Question, longestMs?: number): Promise<Answer>
  /** Lets go of the worker. */
  close(): Promise<void>
}

export interface WorkerThreadOptions<Answer> {
  /** What runs in the worker: answers each message with one. */
  readonly file: URL
  /** Memory of the worker alone, so that monstrous input cannot take the server down. */
  readonly megabytes: number
  /** How long one answer may take. */
  readonly longestMs: number
  /** After this time without work the worker ends and gives its memory back. */
  readonly idleMs: number
  /** Whether an answer tells of a failure: the worker ends then, because what broke may have left it broken. */
  failed(answer: Answer): boolean
}

/** A worker that runs. */
interface Running<Question> {
  /** Emits 'message' with each answer, and 'exit'. */
  readonly events: EventEmitter
  send(question: Question): void
  /** Keeps this process from ending while an answer is waited for, and no longer. */
  hold(isHeld: boolean): void
  end(): unknown
}

/** Whether a worker was ended because it used up its memory or its time. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') ||
    ('signal' in error && error.signal === 'SIGABRT'))

function createWorker<Question, Answer>(
  { longestMs: usualMs, idleMs, failed }: WorkerThreadOptions<Answer>,
  start: () => Running<Question>,
): WorkerThread<Question, Answer> {
  const oneByOne = pLimit(1)
  let worker: Running<Question> | undefined
  let idle: NodeJS.Timeout | undefined

  const close = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.end()
  }

  const begin = (): Running<Question> => {
    const started = start()
    // Nobody may be listening when an idle worker breaks; the next question finds out by itself.
    started.events.on('error', () => undefined)
    started.events.on('exit', () => {
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
    const answered = once(running.events, 'message', {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    })
    const ended = once(running.events, 'exit', { signal }).then(([, by]) => {
      throw Object.assign(new Error('the worker ended'), { signal: by })
    })
    running.hold(true)
    try {
      running.send(question)
      const [answer] = (await Promise.race([answered, ended])) as [Answer]
      if (failed(answer)) await close()
      else idle = setTimeout(close, idleMs).unref()
      return answer
    } catch (error) {
      await close()
      throw error
    } finally {
      running.hold(false)
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

/**
 * Work apart from the server's thread, for a bounded time. The thread starts with the first question. Its memory is bounded as far as the
 * runtime can end a thread in time: what strangers wrote is read by a process (`createWorkerProcess`).
 */
export const createWorkerThread = <Question, Answer>(
  options: WorkerThreadOptions<Answer>,
): WorkerThread<Question, Answer> =>
  createWorker(options, () => {
    const started = new Worker(options.file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.megabytes, maxYoungGenerationSizeMb: 32 },
      // Decoders talk; nobody reads it.
      stdout: true,
      stderr: true,
    })
    started.stdout.resume()
    started.stderr.resume()
    // Waiting for work must not keep the server from ending.
    started.unref()
    return {
      events: started,
      send: question => started.postMessage(question),
      hold: () => undefined,
      end: () => started.terminate(),
    }
  })

/**
 * Work in a process of its own, with memory of its own and for a bounded time: whatever becomes of it, the server goes on. The process starts
 * with the first question, knows none of the server's settings, and ends with the server.
 */
export const createWorkerProcess = <Question, Answer>(
  options: WorkerThreadOptions<Answer>,
): WorkerThread<Question, Answer> =>
  createWorker(options, () => {
    const { TMPDIR, TZ } = process.env
    const started = fork(fileURLToPath(options.file), [], {
      execArgv: [`--max-old-space-size=${options.megabytes}`],
      env: { ...(TMPDIR && { TMPDIR }), ...(TZ && { TZ }) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const hold = (isHeld: boolean): void => {
      if (isHeld) started.ref()
      else started.unref()
      if (isHeld) started.channel?.ref()
      else started.channel?.unref()
    }
    hold(false)
    return {
      events: started,
      send: question => void started.send(question as object),
      hold,
      async end() {
        if (started.exitCode !== null || started.signalCode !== null) return
        const ended = once(started, 'exit')
        started.kill('SIGKILL')
        await ended
      },
    }
  })
