import pLimit, { type LimitFunction } from 'p-limit'
import type { z } from 'zod/mini'
import { createProcessPool, ProcessLostError } from '../confined/process-pool.ts'
import { CodedError } from '../errors.ts'
import type { ReaderQuestion } from './read.ts'

/** Time limit of a task without its own. */
const usualSeconds = 60
/** Tasks of one museum that may wait. */
const mostWaiting = 40

/** Tasks a reader can be asked to do, by name: a module exports them as `tasks`. Input and result travel as plain data. */
export type ReaderTasks = Readonly<Record<string, (input: never) => unknown>>

export interface ReaderOptions {
  /** The museum whose file it is. */
  readonly tenantId: string
  readonly seconds?: number
  /** The file at hand: the only one of the server that the task can read. */
  readonly file?: string
}

/**
 * @param inputAt what the task is given, by where it finds the file
 * @throws {CodedError} what the task refuses the file with; `too_demanding` when it took too much time or memory; `too_many_requests` while
 *   much of the same museum waits.
 */
export type Reader<Tasks extends ReaderTasks> = <Task extends keyof Tasks & string>(
  task: Task,
  inputAt: (path: string) => Parameters<Tasks[Task]>[0],
  options: ReaderOptions,
) => Promise<Awaited<ReturnType<Tasks[Task]>>>

/** Processes for the files of all museums. One museum holds one of them at a time: another's hostile file delays no other museum. */
const pool = createProcessPool({
  main: new URL('./main.ts', import.meta.url),
  size: 3,
  megabytes: 512,
  idleMs: 60_000,
  mostBytes: 256 * 1024 ** 2,
})

const museums = new Map<string, LimitFunction>()

async function inOwnTurn<Result>(tenantId: string, work: () => Promise<Result>): Promise<Result> {
  const oneByOne = museums.get(tenantId) ?? pLimit(1)
  museums.set(tenantId, oneByOne)
  if (oneByOne.pendingCount >= mostWaiting) throw new CodedError('too_many_requests', { retryAfter: 10 })
  try {
    return await oneByOne(work)
  } finally {
    if (oneByOne.activeCount + oneByOne.pendingCount === 0) museums.delete(tenantId)
  }
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof ProcessLostError && (error.tookTooLong || error.tookTooMuchMemory)

/**
 * Reads what strangers wrote in confined processes, for a bounded time and in bounded memory: what was made to break a reader breaks nothing
 * else. A museum's process comes back to it, since its file is still open there.
 * @param answers what each task may answer: no more is believed
 */
export const createReader =
  <Tasks extends ReaderTasks>(
    module: URL,
    answers: Readonly<Record<keyof Tasks & string, z.ZodMiniType>>,
  ): Reader<Tasks> =>
  async (task, inputAt, { tenantId, seconds = usualSeconds, file }) => {
    const questionAt = (path: string): ReaderQuestion => ({ module: module.href, task, input: inputAt(path) })
    try {
      return (await inOwnTurn(tenantId, () =>
        pool.ask('read', questionAt, {
          seconds,
          lane: tenantId,
          check: answer => answers[task].parse(answer),
          ...(file !== undefined && { file }),
        }),
      )) as never
    } catch (error) {
      throw isTooMuch(error) ? new CodedError('too_demanding', { cause: error }) : error
    }
  }
