import pLimit, { type LimitFunction } from 'p-limit'
import { CodedError } from '../errors.ts'
import { createWorkerProcess, isTooMuch } from '../worker.ts'
import type { ReaderAnswer, ReaderQuestion } from './worker.ts'

/** Processes for the files of all museums. One museum holds one of them at a time: another's hostile file keeps nobody waiting. */
const processes = 3
/** Memory of each. */
const megabytes = 512
/** How long a task may take where it does not say. */
const usualMs = 60_000
/** Tasks of one museum that may wait. */
const mostWaiting = 40

/** What a reader can be asked, by name: a module exports them as `tasks`. Input and result travel as plain data. */
export type ReaderTasks = Readonly<Record<string, (input: never) => unknown>>

export interface ReaderOptions {
  /** The museum whose file it is. */
  readonly tenantId: string
  readonly longestMs?: number
}

/**
 * @throws {CodedError} what the task refuses the file with; `too_demanding` when it took too much time or memory; `too_many_requests` while
 *   much of the same museum waits.
 */
export type Reader<Tasks extends ReaderTasks> = <Task extends keyof Tasks & string>(
  task: Task,
  input: Parameters<Tasks[Task]>[0],
  options: ReaderOptions,
) => Promise<Awaited<ReturnType<Tasks[Task]>>>

const lanes = Array.from({ length: processes }, () => ({
  worker: createWorkerProcess<ReaderQuestion, ReaderAnswer>({
    file: new URL('./worker.ts', import.meta.url),
    megabytes,
    longestMs: usualMs,
    idleMs: 60_000,
    failed: answer => 'error' in answer,
  }),
  busy: false,
  /** The museum that came last: its files may still be open there. */
  tenantId: '',
}))

const oneEach = pLimit(processes)
const museums = new Map<string, LimitFunction>()

async function inOwnTurn<Result>(tenantId: string, work: () => Promise<Result>): Promise<Result> {
  const oneByOne = museums.get(tenantId) ?? pLimit(1)
  museums.set(tenantId, oneByOne)
  if (oneByOne.pendingCount >= mostWaiting) throw new CodedError('too_many_requests', { retryAfter: 10 })
  try {
    return await oneByOne(() => oneEach(work))
  } finally {
    if (oneByOne.activeCount + oneByOne.pendingCount === 0) museums.delete(tenantId)
  }
}

async function ask(question: ReaderQuestion, { tenantId, longestMs }: ReaderOptions): Promise<unknown> {
  const free = lanes.filter(({ busy }) => !busy)
  const lane =
    free.find(each => each.tenantId === tenantId) ?? free.find(each => each.tenantId === '') ?? free[0]
  if (!lane) throw new Error('more tasks than processes')
  lane.busy = true
  lane.tenantId = tenantId
  try {
    const answer = await lane.worker.ask(question, longestMs).catch((error: unknown) => {
      throw isTooMuch(error) ? new CodedError('too_demanding', { cause: error }) : error
    })
    if ('value' in answer) return answer.value
    if ('refused' in answer) throw new CodedError(answer.refused.code, answer.refused.details)
    if (answer.isTooDeep) throw new CodedError('too_demanding', { cause: answer.error })
    throw new Error(answer.error)
  } finally {
    lane.busy = false
  }
}

/**
 * Reads what strangers wrote in processes of their own, with memory of its own and for a bounded time: what was made to break a reader
 * breaks nothing else.
 */
export const createReader =
  <Tasks extends ReaderTasks>(module: URL): Reader<Tasks> =>
  (task, input, options) =>
    inOwnTurn(options.tenantId, () => ask({ module: module.href, task, input }, options)) as ReturnType<
      Reader<Tasks>
    > as never
