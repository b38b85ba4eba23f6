import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type Transaction,
} from 'kysely'
import { Pool, types } from 'pg'
import { isId } from '#model/ids.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { createTurns, type TurnsOptions } from '../turns.ts'
import { asActionableError, isContention } from './database-error.ts'
import { currentLane, type Lane } from './lanes.ts'
import { databaseLimiter, type Limiter, type LimitOptions } from './limiter.ts'
import type { Tables } from './tables.ts'

/** A transaction inside one museum: every statement sees that museum's rows only. */
export interface TenantTransaction {
  readonly tenantId: string
  readonly db: Transaction<Tables>
  /** Clock by which the museum's days are determined (`museum-day.ts`). */
  readonly clock: Clock
  /** Tells those who wait for it (`Database.whenDone`) that something was done, once the transaction has committed. */
  readonly done: (what: Done) => void
}

/** Changes behind which work waits in this process. It may be lost with the process: what is to be done stands in the database. */
export type Done = 'publicMarks'

/**
 * The only door to the data. There is no method without a museum, a person or a stated reason, and the application role
 * it connects as owns no table, so row-level security is behind every query.
 *
 * A transaction that the database ended because of others (a deadlock, F-T29) is run once more: what `work` does outside of it must bear that.
 * One that waits too long for a connection, or for what others hold, ends with `busy` (F-T23).
 */
export interface Database {
  /** One transaction inside a museum. */
  inTenant<T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T>
  /** One transaction that sees the platform's tables and the memberships of one person, in whatever museum. */
  ofPerson<T>(accountId: string, work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
  /** One transaction over the platform's tables only; tenant tables look empty. The reason goes to the log. */
  asSystem<T>(reason: string, work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Calls a listener with the museum whenever a transaction of this process that has done something has committed. */
  whenDone(what: Done, listener: (tenantId: string) => void): void
  /** Counts attempts, for all servers of the installation. */
  limiter(options: LimitOptions): Limiter
  /** Number of the last migration, as the last migration left it. */
  schemaVersion(): Promise<number>
  /** Throws `unavailable` when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

// Whole numbers of 64 bits stay strings: they may exceed what a JavaScript number holds.
types.setTypeParser(types.builtins.INT8, value => value)

/** `SET LOCAL` takes no parameter, and Citus passes on only the statement, so a checked integer goes into the text. */
const setLocal = (
  name: 'app.tenant_id' | 'app.account_id' | 'app.erased_tenant',
  id: string,
): CompiledQuery => {
  if (!isId(id)) throw new TypeError(`not an id: ${name}`)
  return CompiledQuery.raw(`set local ${name} = '${id}'`)
}

/**
 * Goes on inside a museum that the running system transaction has just made, so that a museum and its first members
 * come into being together or not at all.
 */
export async function enterMuseum(
  db: Transaction<Tables>,
  tenantId: string,
  clock: Clock = systemClock,
): Promise<TenantTransaction> {
  await db.executeQuery(setLocal('app.tenant_id', tenantId))
  // A new museum has nothing that anybody waits for.
  return { tenantId, db, clock, done: () => undefined }
}

/** Lets the running system transaction see the memberships of the person it has just found out about. */
export const enterPerson = (db: Transaction<Tables>, accountId: string): Promise<unknown> =>
  db.executeQuery(setLocal('app.account_id', accountId))

/**
 * Lets a transaction inside a museum delete entries of tables that are only added to: the museum is erased whole. Of other museums it deletes
 * none.
 */
export const enterErasing = ({ db, tenantId }: TenantTransaction): Promise<unknown> =>
  db.executeQuery(setLocal('app.erased_tenant', tenantId))

export interface DatabaseOptions {
  readonly url: string
  readonly log: Log
  readonly clock?: Clock
  /** Connections of each lane at most; default: as many as a server needs. */
  readonly connections?: number
}

/** Time that any statement may take, in milliseconds. */
const longestStatementMs = 60_000

interface LaneOptions extends TurnsOptions {
  /** Time a statement waits for a lock. */
  readonly lockMs: number
  /** Time a statement may take; absent: as long as any. */
  readonly statementMs?: number
}

/**
 * Connections of each lane, and how many of them one museum may take: its waiting writers leave the others their connections, and its own
 * readers theirs.
 */
const laneOptions: Readonly<Record<Lane, LaneOptions>> = {
  reading: { places: 8, perMuseum: 5, patienceMs: 15_000, lockMs: 8000 },
  writing: { places: 6, perMuseum: 3, patienceMs: 15_000, lockMs: 8000 },
  visiting: { places: 4, perMuseum: 3, patienceMs: 5000, lockMs: 2000, statementMs: 4000 },
  background: { places: 5, perMuseum: 3, patienceMs: 60_000, lockMs: 30_000 },
}

/** Signing in, and health checks. */
const platformOptions = { places: 5, lockMs: 8000 }

/** Statements that the transaction which is about to begin sends with its `begin`: each request saves a round trip by it. */
const settingsAhead = new AsyncLocalStorage<readonly CompiledQuery[]>()

class SettingDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const statements = ['begin', ...(settingsAhead.getStore() ?? []).map(({ sql }) => sql)]
    await connection.executeQuery(CompiledQuery.raw(statements.join('; ')))
  }
}

class SettingDialect extends PostgresDialect {
  readonly #pool: Pool
  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }
  override createDriver = () => new SettingDriver({ pool: this.#pool })
}

type Transact = <T>(
  settings: readonly CompiledQuery[],
  work: (db: Transaction<Tables>) => Promise<T>,
) => Promise<T>

interface Connections {
  readonly pool: Pool
  readonly transact: Transact
  close(): Promise<void>
}

/** Connections that are shared among some kind of work and no other. */
function openConnections(
  { url, log, connections = Infinity }: DatabaseOptions,
  {
    places,
    lockMs,
    statementMs = longestStatementMs,
  }: Pick<LaneOptions, 'places' | 'lockMs' | 'statementMs'>,
): Connections {
  const pool = new Pool({
    connectionString: url,
    max: Math.min(connections, places),
    application_name: 'vitrine',
    connectionTimeoutMillis: 5000,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    // A connection that died without a word is given up a little after the database would have.
    query_timeout: 65_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that breaks, idle or in the middle of a transaction, must not end the process: the pool opens a new one.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  const kysely = new Kysely<Tables>({ dialect: new SettingDialect(pool) })

  const once: Transact = (settings, work) =>
    settingsAhead.run(settings, () => kysely.transaction().execute(work))

  return {
    pool,
    async transact(settings, work) {
      try {
        return await once(settings, work).catch((error: unknown) => {
          if (!isContention(error)) throw error
          log.info({ reason: (error as Error).message }, 'a transaction is run once more')
          return once(settings, work)
        })
      } catch (error) {
        throw asActionableError(error)
      }
    },
    close: () => kysely.destroy(),
  }
}

export function openDatabase(options: DatabaseOptions): Database {
  const { log, clock = systemClock, connections = Infinity } = options
  const platform = openConnections(options, platformOptions)
  const openLane = (lane: Lane) => ({
    ...openConnections(options, laneOptions[lane]),
    turns: createTurns({ ...laneOptions[lane], places: Math.min(connections, laneOptions[lane].places) }),
  })
  const lanes = {
    reading: openLane('reading'),
    writing: openLane('writing'),
    visiting: openLane('visiting'),
    background: openLane('background'),
  }
  const ofPlatform = (): Connections => {
    const lane = currentLane()
    return lane === 'background' || lane === 'visiting' ? lanes[lane] : platform
  }

  const waiting = new Map<Done, (tenantId: string) => void>()

  return {
    async inTenant(tenantId, work) {
      const settings = [setLocal('app.tenant_id', tenantId)]
      const lane = lanes[currentLane()]
      const leave = await lane.turns.take(tenantId)
      const done = new Set<Done>()
      try {
        return await lane.transact(settings, db => {
          done.clear()
          return work({ tenantId, db, clock, done: what => void done.add(what) })
        })
      } finally {
        leave()
        // Also after a failure: whoever waits looks for itself if there is anything.
        for (const what of done) waiting.get(what)?.(tenantId)
      }
    },
    whenDone: (what, listener) => void waiting.set(what, listener),
    ofPerson: async (accountId, work) => ofPlatform().transact([setLocal('app.account_id', accountId)], work),
    asSystem: (reason, work) => {
      log.debug({ reason }, 'system transaction')
      return ofPlatform().transact([], work)
    },
    limiter: given => databaseLimiter(platform.pool, given),
    async schemaVersion() {
      const { rows } = await platform.pool.query<{ number: number }>(
        'select coalesce(max(number), 0) as number from migration',
      )
      return rows[0]?.number ?? 0
    },
    async ping() {
      try {
        await platform.pool.query('select 1')
      } catch (error) {
        throw asActionableError(error)
      }
    },
    async close() {
      await Promise.all([platform, ...Object.values(lanes)].map(each => each.close()))
    },
  }
}
