import { type Selectable, sql } from 'kysely'
import type { Problem } from '#model/validation/validators.ts'
import type { TenantTransaction } from '../db/index.ts'
import type { OperationTable } from './tables.ts'

export type OperationRow = Selectable<OperationTable>

/** Ids kept of each outcome. */
const keptIds = 100
/** Operations a list shows. */
const listLength = 50

export interface NewOperation {
  readonly name: string
  readonly accountId: string
  readonly input: object
  readonly total: number
  readonly canUndo?: boolean
  /** The operation it takes back. */
  readonly undoes?: string | undefined
}

export const insertOperation = (
  { tenantId, db }: TenantTransaction,
  { name, accountId, input, total, canUndo = false, undoes }: NewOperation,
): Promise<OperationRow> =>
  db
    .insertInto('operation')
    .values({
      tenant_id: tenantId,
      name,
      account_id: accountId,
      input: JSON.stringify(input),
      total,
      can_undo: canUndo,
      undoes_id: undoes ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The newest operations of a museum, or of one person in it. */
export const recentOperations = (
  { tenantId, db }: TenantTransaction,
  accountId: string | undefined,
): Promise<OperationRow[]> =>
  db
    .selectFrom('operation')
    .where('tenant_id', '=', tenantId)
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId ?? ''))
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listLength)
    .execute()

const byId = ({ tenantId, db }: TenantTransaction, id: string) =>
  db.selectFrom('operation').where('tenant_id', '=', tenantId).where('id', '=', id).selectAll()

export const operationById = (tx: TenantTransaction, id: string): Promise<OperationRow | undefined> =>
  byId(tx, id).executeTakeFirst()

/** Operations, and those that took them back, by id. */
export async function operationsWithUndos(
  { tenantId, db }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OperationRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('operation')
    .where('tenant_id', '=', tenantId)
    .where(eb =>
      eb.or([
        eb('id', 'in', [...ids]),
        eb(
          'id',
          'in',
          eb
            .selectFrom('operation as undone')
            .select('undone.undone_by_id')
            .where('undone.tenant_id', '=', tenantId)
            .where('undone.id', 'in', [...ids]),
        ),
      ]),
    )
    .selectAll()
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** The operation, held until the transaction ends: two servers never work on the same batch. */
export const lockOperation = (tx: TenantTransaction, id: string): Promise<OperationRow | undefined> =>
  byId(tx, id).forUpdate().executeTakeFirst()

/** Changes of a batch to its row. */
export interface Progress {
  readonly state: OperationRow['state']
  readonly position: unknown
  readonly turn: number
  readonly success: readonly string[]
  readonly fail: readonly string[]
}

/** Writes a batch down, in the transaction that did it. */
export const saveProgress = (
  { tenantId, db }: TenantTransaction,
  row: OperationRow,
  { state, position, turn, success, fail }: Progress,
): Promise<OperationRow> => {
  const processed = row.processed + success.length + fail.length
  return db
    .updateTable('operation')
    .set({
      state,
      turn,
      attempts: 0,
      position: position === undefined ? null : JSON.stringify(position),
      processed,
      // Relinking meets cards that came to refer to the other one since: they are counted as they are met.
      total: Math.max(row.total, processed),
      success: [...row.success, ...success].slice(-keptIds),
      fail: [...row.fail, ...fail].slice(-keptIds),
      ...(state !== 'IN_PROGRESS' && { ended_at: sql<Date>`now()` }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Counts an attempt at the next batch, before it begins. @returns how many there have been with this one; 0 when there is nothing to do. */
export async function beginAttempt(
  { tenantId, db }: TenantTransaction,
  id: string,
  turn: number,
): Promise<number> {
  const row = await db
    .updateTable('operation')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'IN_PROGRESS')
    .returning('attempts')
    .executeTakeFirst()
  return row?.attempts ?? 0
}

/** Forgets the attempts at a batch that failed for a reason of its own, which may pass. */
export const forgetAttempts = async ({ tenantId, db }: TenantTransaction, id: string): Promise<void> => {
  await db
    .updateTable('operation')
    .set({ attempts: 0 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** @returns the operation; undefined when it has ended already, or never was. */
export const requestStop = (
  { tenantId, db }: TenantTransaction,
  id: string,
): Promise<OperationRow | undefined> =>
  db
    .updateTable('operation')
    .set({ stop_requested: true })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'IN_PROGRESS')
    .returningAll()
    .executeTakeFirst()

/** Runs work whose changes can be undone alone. @throws what `work` throws, after undoing it. */
export async function inSavepoint({ db }: TenantTransaction, work: () => Promise<void>): Promise<void> {
  await sql`savepoint element`.execute(db)
  try {
    await work()
  } catch (error) {
    await sql`rollback to savepoint element`.execute(db)
    throw error
  } finally {
    await sql`release savepoint element`.execute(db)
  }
}

/** Marks an operation as taken back. @returns false when it was already, cannot be, or still runs. */
export async function markUndone(
  { tenantId, db }: TenantTransaction,
  id: string,
  undoneBy: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operation')
    .set({ undone_by_id: undoneBy })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('undone_by_id', 'is', null)
    .where('can_undo', '=', true)
    .where('state', '<>', 'IN_PROGRESS')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Something of what it was to take back is left: it can be taken back later. */
const leavesSome = ({ state, position, processed, total, fail }: OperationRow): boolean =>
  state === 'FAIL' || position !== null || processed < total || fail.length > 0

/** Lets an operation be taken back again whose undo has ended and left something. @returns it; undefined where nothing is left. */
export const reopenUndone = async (
  { tenantId, db }: TenantTransaction,
  undo: OperationRow,
): Promise<OperationRow | undefined> =>
  undo.undoes_id === null || undo.state === 'IN_PROGRESS' || !leavesSome(undo)
    ? undefined
    : db
        .updateTable('operation')
        .set({ undone_by_id: null })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', undo.undoes_id)
        .where('undone_by_id', '=', undo.id)
        .returningAll()
        .executeTakeFirst()

/** Why an element failed. */
export interface ElementProblem {
  readonly element: string
  readonly code: string
  readonly fields: Readonly<Record<string, Problem>> | null
}

export async function insertProblems(
  { tenantId, db }: TenantTransaction,
  operationId: string,
  problems: readonly ElementProblem[],
): Promise<void> {
  if (problems.length === 0) return
  await db
    .insertInto('operation_problem')
    .values(
      problems.map(({ element, code, fields }) => ({
        tenant_id: tenantId,
        operation_id: operationId,
        element,
        code,
        fields: fields && JSON.stringify(fields),
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Problems a person can look through. */
const listedProblems = 1000

export const problemsOf = (
  { tenantId, db }: TenantTransaction,
  operationId: string,
): Promise<ElementProblem[]> =>
  db
    .selectFrom('operation_problem')
    .select(['element', 'code', 'fields'])
    .where('tenant_id', '=', tenantId)
    .where('operation_id', '=', operationId)
    .orderBy('element')
    .limit(listedProblems)
    .execute()
