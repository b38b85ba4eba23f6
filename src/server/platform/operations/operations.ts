import { type ErrorCode, errorStatus } from '#model/api/errors.ts'
import type { Operation } from '#model/api/operations.ts'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import { createPace, type Database, refuseSuspended, type TenantTransaction } from '../db/index.ts'
import { CodedError, isCoded, notFound } from '../errors.ts'
import { defineJob, HopelessError, type Jobs } from '../jobs/index.ts'
import type { Log } from '../log.ts'
import { answerOf } from './answer.ts'
import type { ElementTitle, OperationDefinition } from './define-operation.ts'
import { announceOperation, announceReopened, runBatch } from './run-batch.ts'
import {
  beginAttempt,
  type ElementProblem,
  forgetAttempts,
  insertOperation,
  insertProblems,
  lockOperation,
  markUndone,
  type OperationRow,
  operationById,
  operationsWithUndos,
  problemsOf,
  recentOperations,
  requestStop,
  saveProgress,
} from './store.ts'

/** The person who asks, and their museum. */
export interface OperationActor {
  readonly tenantId: string
  readonly accountId: string
  readonly role: string
}

/** Long work over many elements, with progress that a person sees (P-E10). */
export interface Operations {
  /** Makes a kind of operation known; before the jobs start. */
  register<Input extends object, Position>(definition: OperationDefinition<Input, Position>): void
  /** Counts the elements and begins; the work goes on behind the requests. @throws what the definition's `prepare` throws. */
  start<Input extends object, Position>(
    actor: OperationActor,
    definition: OperationDefinition<Input, Position>,
    input: Input,
    options?: { readonly undoes?: string },
  ): Promise<Operation>
  /** The same inside the caller's transaction: the operation begins when that commits, together with what else was written. */
  startIn<Input extends object, Position>(
    tx: TenantTransaction,
    actor: OperationActor,
    definition: OperationDefinition<Input, Position>,
    input: Input,
    options?: { readonly undoes?: string },
  ): Promise<Operation>
  /**
   * Works through an operation to its end within the caller's transaction: all of it is kept together with what else was written, or nothing.
   * For few elements, where nobody else works yet; `begun` is given its id before the first batch.
   */
  runIn<Input extends object, Position>(
    tx: TenantTransaction,
    actor: OperationActor,
    definition: OperationDefinition<Input, Position>,
    input: Input,
    begun: (id: string) => Promise<unknown>,
  ): Promise<void>
  /** Newest first: one's own, or, for an administrator, all of the museum. */
  list(actor: OperationActor): Promise<readonly Operation[]>
  /** Operations of a museum, no matter who began them, and those that took them back, by id: in one query. */
  readIn(tx: TenantTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, Operation>>
  /** @throws {CodedError} `not_found` */
  read(actor: OperationActor, id: string): Promise<Operation>
  /** The batch under way is finished, then the operation ends as DONE. Does nothing to one that has ended. @throws {CodedError} `not_found` */
  stop(actor: OperationActor, id: string): Promise<void>
  /** Input of an operation when it began. @throws {CodedError} `not_found` */
  inputOf(actor: OperationActor, id: string): Promise<object>
  /** Why elements failed. @throws {CodedError} `not_found` */
  problems(
    actor: OperationActor,
    id: string,
    reader: { readonly actor: Holder; readonly language: Language },
  ): Promise<readonly (ElementProblem & Partial<ElementTitle>)[]>
}

export interface OperationsOptions {
  readonly database: Database
  readonly jobs: Jobs
  readonly log: Log
  /** Elements in a batch at most; fewer where they take long. Default 200. */
  readonly batchSize?: number
  /** Time one job works before it yields to other operations. Default 20 s. */
  readonly turnMs?: number
}

interface Turn {
  readonly tenantId: string
  readonly operationId: string
  readonly turn: number
}

/** Progress is reported at most about three times a second. */
const announceEveryMs = 300

/** An error that ended the whole operation is shown for no element. */
const ofNone = ''

/** A batch is tried so often where it ended the server, or took more time or memory than it is given. */
const mostAttempts = 2

const maySee = (actor: OperationActor, row: OperationRow): boolean =>
  actor.role === 'TENANT_ADMIN' || row.account_id === actor.accountId

export function createOperations({
  database,
  jobs,
  log,
  batchSize = 400,
  turnMs = 20_000,
}: OperationsOptions): Operations {
  const definitions = new Map<string, OperationDefinition<object, unknown>>()

  const find = (name: string): OperationDefinition<object, unknown> => {
    const definition = definitions.get(name)
    if (!definition) throw new HopelessError(`this version knows no operation called ${name}`)
    return definition
  }

  /** Operations whose attempt this server outlived while the database was away: it could not be forgotten there. */
  const outlived = new Set<string>()

  /**
   * Counts the attempts at a batch where a dead server cannot forget them. Only who died, or took too much, spends one: a database that was
   * away for a while comes back.
   */
  const inAttempts = async <T>(
    { tenantId, operationId, turn }: Turn,
    batch: () => Promise<T>,
  ): Promise<T> => {
    const attempt = await database.inTenant(tenantId, async tx => {
      if (outlived.has(operationId)) await forgetAttempts(tx, operationId)
      return beginAttempt(tx, operationId, turn)
    })
    outlived.delete(operationId)
    if (attempt > mostAttempts) throw new HopelessError('failed_twice')
    try {
      return await batch()
    } catch (error) {
      // A search that takes too long does so however often it is tried; what a suspended museum began is started again by its people.
      if (isCoded(error, 'search_too_broad') || isCoded(error, 'museum_suspended'))
        throw new HopelessError(error.code)
      if (isCoded(error, 'too_demanding')) {
        if (attempt === mostAttempts) throw new HopelessError(error.code)
        throw error
      }
      outlived.add(operationId)
      await database.inTenant(tenantId, tx => forgetAttempts(tx, operationId))
      outlived.delete(operationId)
      throw error
    }
  }

  /**
   * A job carries an operation for one turn and then hands over to a new job. So operations of all museums take turns,
   * a stopping server releases it between two batches, and tries are counted for the turn and not for the whole work.
   */
  const carry = defineJob<Turn>({
    name: 'operation.carry',
    concurrency: 2,
    retryLimit: 6,
    retryDelay: 1,
    longestRetryDelay: 60,
    async run({ tenantId, operationId, turn }, { signal, log: jobLog }) {
      const turnEnds = Date.now() + turnMs
      const operationLog = jobLog.child({ tenantId, operationId })
      const pace = createPace(batchSize)
      let announced = 0
      for (let goesOn = true; goesOn; ) {
        const announce = Date.now() - announced >= announceEveryMs
        if (announce) announced = Date.now()
        goesOn = await inAttempts({ tenantId, operationId, turn }, () =>
          database.inTenant(tenantId, tx =>
            pace.measure(() =>
              runBatch(tx, operationId, {
                find,
                limit: pace.limit,
                log: operationLog,
                turn,
                announce,
                async handOver({ db }, next) {
                  if (!signal.aborted && Date.now() < turnEnds) return false
                  await jobs.enqueue(db, carry, { tenantId, operationId, turn: next })
                  return true
                },
              }),
            ),
          ),
        )
      }
    },
    givenUp: ({ tenantId, operationId, turn }, { reason }) =>
      database.inTenant(tenantId, async tx => {
        const row = await lockOperation(tx, operationId)
        if (row?.state !== 'IN_PROGRESS' || row.turn !== turn) return
        const progress = { state: 'FAIL', position: row.position, turn, success: [], fail: [] } as const
        const code = Object.hasOwn(errorStatus, reason) ? (reason as ErrorCode) : 'internal'
        await insertProblems(tx, operationId, [{ element: ofNone, code, fields: null }])
        const failed = await saveProgress(tx, row, progress)
        await announceReopened(tx, failed)
        await announceOperation(tx, failed)
      }),
  })
  jobs.register(carry)

  const startIn: Operations['startIn'] = async (
    tx,
    { tenantId, accountId },
    definition,
    input,
    { undoes } = {},
  ) => {
    const { name, canUndo = false, reads = false } = find(definition.name)
    if (!reads) await refuseSuspended(tx)
    const total = await definition.prepare(tx, input)
    const started = await insertOperation(tx, { name, accountId, input, total, canUndo, undoes })
    if (undoes !== undefined && !(await markUndone(tx, undoes, started.id))) throw new CodedError('conflict')
    await jobs.enqueue(tx.db, carry, { tenantId, operationId: started.id, turn: started.turn })
    await announceOperation(tx, started)
    log.info({ operation: name, operationId: started.id, tenantId, total }, 'an operation begins')
    return answerOf(started)
  }

  return {
    register(definition) {
      if (definitions.has(definition.name)) throw new Error(`two operations are called ${definition.name}`)
      // Input and position come back from the row this very definition wrote them to.
      definitions.set(definition.name, definition as unknown as OperationDefinition<object, unknown>)
    },

    start: (actor, definition, input, options) =>
      database.inTenant(actor.tenantId, tx => startIn(tx, actor, definition, input, options)),
    startIn,

    async runIn(tx, { accountId }, definition, input, begun) {
      const { name, canUndo = false, prepare } = definition
      const total = await prepare(tx, input)
      const { id, turn } = await insertOperation(tx, { name, accountId, input, total, canUndo })
      await begun(id)
      const handOver = async () => false
      const own = definition as unknown as OperationDefinition<object, unknown>
      const batch = { find: () => own, limit: batchSize, log, turn, announce: false, handOver }
      for (let goesOn = true; goesOn; ) goesOn = await runBatch(tx, id, batch)
    },

    list: actor =>
      database.inTenant(actor.tenantId, async tx => {
        const rows = await recentOperations(tx, actor.role === 'TENANT_ADMIN' ? undefined : actor.accountId)
        return rows.map(answerOf)
      }),

    readIn: async (tx, ids) =>
      new Map([...(await operationsWithUndos(tx, ids))].map(([id, row]) => [id, answerOf(row)])),

    read: (actor, id) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await operationById(tx, id)
        if (!row || !maySee(actor, row)) throw notFound()
        return answerOf(row)
      }),

    inputOf: (actor, id) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await operationById(tx, id)
        if (!row || !maySee(actor, row)) throw notFound()
        return row.input
      }),

    problems: (actor, id, reader) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await operationById(tx, id)
        if (!row || !maySee(actor, row)) throw notFound()
        const problems = await problemsOf(tx, id)
        const elements = problems.map(({ element }) => element).filter(element => element !== ofNone)
        const titles = await definitions.get(row.name)?.about?.(tx, elements, reader)
        return problems.map(problem => ({ ...problem, ...titles?.get(problem.element) }))
      }),

    stop: (actor, id) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await operationById(tx, id)
        if (!row || !maySee(actor, row)) throw notFound()
        const stopping = await requestStop(tx, id)
        if (stopping) await announceOperation(tx, stopping)
      }),
  }
}
