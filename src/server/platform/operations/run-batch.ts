import { isTransient } from '../db/database-error.ts'
import { refuseSuspended, type TenantTransaction } from '../db/index.ts'
import { publish } from '../events/index.ts'
import { asCoded } from '../http/answer-error.ts'
import type { Log } from '../log.ts'
import { summaryOf } from './answer.ts'
import type { OperationDefinition, StepContext } from './define-operation.ts'
import {
  type ElementProblem,
  inSavepoint,
  insertProblems,
  lockOperation,
  type OperationRow,
  type Progress,
  reopenUndone,
  saveProgress,
} from './store.ts'

export interface BatchOptions {
  readonly find: (name: string) => OperationDefinition<object, unknown>
  /** Elements at most. */
  readonly limit: number
  readonly log: Log
  /** The turn the running job was made for. */
  readonly turn: number
  /** Asked when the batch is done: true to end this job and go on in a new one, made in the same transaction. */
  readonly handOver: (tx: TenantTransaction, turn: number) => Promise<boolean>
  /** True if the progress of this batch is reported; its end and hand-over always are. */
  readonly announce: boolean
}

/** Reports the progress of an operation to the person who started it. */
export const announceOperation = ({ tenantId, db }: TenantTransaction, row: OperationRow): Promise<void> =>
  publish(db, { name: 'operation.changed', tenantId, accountId: row.account_id, data: summaryOf(row) })

/** Lets what an undo has left be taken back later, and says so. */
export async function announceReopened(tx: TenantTransaction, undo: OperationRow): Promise<void> {
  const reopened = await reopenUndone(tx, undo)
  if (reopened) await announceOperation(tx, reopened)
}

/**
 * Does one batch of an operation and writes down how far it came, in one transaction: after a crash either both are there
 * or neither, so that nothing is done twice and nothing left out.
 * @returns true when this job has more to do.
 */
export async function runBatch(tx: TenantTransaction, id: string, options: BatchOptions): Promise<boolean> {
  const row = await lockOperation(tx, id)
  if (row?.state !== 'IN_PROGRESS' || row.turn !== options.turn) return false
  const outcome = row.stop_requested ? stopped(row) : await work(tx, row, options)
  const handsOver = outcome.state === 'IN_PROGRESS' && (await options.handOver(tx, row.turn + 1))
  const saved = await saveProgress(tx, row, { ...outcome, turn: handsOver ? row.turn + 1 : row.turn })
  await announceReopened(tx, saved)
  const goesOn = saved.state === 'IN_PROGRESS' && !handsOver
  if (options.announce || !goesOn) await announceOperation(tx, saved)
  return goesOn
}

type Outcome = Omit<Progress, 'turn'>

/** The reason why an element failed, for display later. */
function problemOf(element: string, error: unknown): ElementProblem {
  const { code, details } = asCoded(error)
  return { element, code, fields: details.fields ?? null }
}

const stopped = (row: OperationRow): Outcome => ({
  state: 'DONE',
  position: row.position,
  success: [],
  fail: [],
})

async function work(
  tx: TenantTransaction,
  row: OperationRow,
  { find, limit, log }: BatchOptions,
): Promise<Outcome> {
  const success: string[] = []
  const fail: string[] = []
  const problems: ElementProblem[] = []
  const definition = find(row.name)
  if (!definition.reads) await refuseSuspended(tx)
  const elements: StepContext<object, unknown>['elements'] = async (ids, change) => {
    const [id] = ids
    if (id === undefined) return
    try {
      await inSavepoint(tx, () => change(ids))
      success.push(...ids)
    } catch (error) {
      if (isTransient(error)) throw error
      if (ids.length > 1) {
        const half = Math.ceil(ids.length / 2)
        await elements(ids.slice(0, half), change)
        await elements(ids.slice(half), change)
        return
      }
      log.warn({ err: error, element: id }, 'an element of an operation failed')
      fail.push(id)
      problems.push(problemOf(id, error))
    }
  }
  const position = await definition.step({
    tx,
    operationId: row.id,
    accountId: row.account_id,
    input: row.input,
    position: row.position ?? undefined,
    limit,
    log,
    element: (id, change) => elements([id], change),
    elements,
    count(succeeded, failed) {
      success.push(...succeeded)
      fail.push(...failed)
    },
  })
  await insertProblems(tx, row.id, problems)
  return { state: position === undefined ? 'DONE' : 'IN_PROGRESS', position, success, fail }
}
