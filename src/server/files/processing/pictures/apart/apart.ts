import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { ApartTask, ApartTasks } from './apart-tasks.ts'
import { NotShown } from './pixels.ts'
import type { ApartAnswer } from './worker.ts'

const megabytes = 512
const longestMs = 60_000
/** After this time without work the thread ends and gives its memory back. */
const idleMs = 30_000

const workerFile = new URL('./worker.ts', import.meta.url)
const oneByOne = pLimit(1)
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined

async function stop(): Promise<void> {
  clearTimeout(idle)
  const ending = worker
  worker = undefined
  await ending?.terminate()
}

function start(): Worker {
  const started = new Worker(workerFile, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
    // Decoders talk; nobody reads it.
    stdout: true,
    stderr: true,
  })
  started.stdout.resume()
  started.stderr.resume()
  // Waiting for work must not keep the server from ending, nor an idle thread that breaks end it.
  started.unref()
  started.on('error', () => undefined)
  started.on('exit', () => {
    if (worker === started) worker = undefined
  })
  return started
}

async function work(task: ApartTask, input: unknown): Promise<unknown> {
  clearTimeout(idle)
  worker ??= start()
  const running = worker
  const done = new AbortController()
  const { signal } = done
  const answered = once(running, 'message', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
  })
  const ended = once(running, 'exit', { signal }).then(() => {
    throw new Error('the thread ended')
  })
  try {
    running.postMessage({ task, input })
    const [answer] = (await Promise.race([answered, ended])) as [ApartAnswer]
    if ('error' in answer) throw answer.isNotShown ? new NotShown(answer.error) : new Error(answer.error)
    idle = setTimeout(stop, idleMs).unref()
    return answer.value
  } catch (error) {
    await stop()
    throw error
  } finally {
    done.abort()
    await Promise.allSettled([answered, ended])
  }
}

/**
 * Does a task in a thread of its own, with memory of its own and for a bounded time, one after the other: what was made to break the
 * decoder breaks nothing else. @throws {NotShown} for what is sound and cannot be shown; an error for what is broken.
 */
export const apart = <Task extends ApartTask>(
  task: Task,
  input: Parameters<ApartTasks[Task]>[0],
): ReturnType<ApartTasks[Task]> => oneByOne(work, task, input) as ReturnType<ApartTasks[Task]>
