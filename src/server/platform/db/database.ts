import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import { isId } from '#model/ids.ts'
import type { Log } from '../log.ts'
import { asUnavailable } from './database-error.ts'
import { databaseLimiter, type Limiter, type LimitOptions } from './limiter.ts'
import type { Tables } from './tables.ts'

/** A transaction inside one museum: every statement sees that museum's rows only. */
export interface TenantTransaction {
  readonly tenantId: string
  readonly db: Transaction<Tables>
}

/**
 * The only door to the data. There is no method without a museum, a person or a stated reason, and the application role
 * it connects as owns no table, so row-level security stands behind every query.
 */
export interface Database {
  /** One transaction inside a museum. */
  inTenant<T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T>
  /** One transaction that sees the platform's tables and the memberships of one person, in whatever museum. */
  ofPerson<T>(accountId: string, work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
  /** One transaction over the platform's tables only; tenant tables look empty. The reason goes to the log. */
  asSystem<T>(reason: string, work: (db: Transaction<Tables>) => Promise<T>): Promise<T>
  /** Counts attempts, for all servers of the installation. */
  limiter(options: LimitOptions): Limiter
  /** Throws `unavailable` when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

// Whole numbers of 64 bits stay strings: they may exceed what a JavaScript number holds.
types.setTypeParser(types.builtins.INT8, value => value)

/** `SET LOCAL` takes no parameter, and Citus passes on only the statement, so a checked integer goes into the text. */
const setLocal = (name: 'app.tenant_id' | 'app.account_id', id: string): CompiledQuery => {
  if (!isId(id)) throw new TypeError(`not an id: ${name}`)
  return CompiledQuery.raw(`set local ${name} = '${id}'`)
}

/**
 * Goes on inside a museum that the running system transaction has just made, so that a museum and its first members
 * come into being together or not at all.
 */
export async function enterMuseum(db: Transaction<Tables>, tenantId: string): Promise<TenantTransaction> {
  await db.executeQuery(setLocal('app.tenant_id', tenantId))
  return { tenantId, db }
}

/** Lets the running system transaction see the memberships of the person it has just found out about. */
export const enterPerson = (db: Transaction<Tables>, accountId: string): Promise<unknown> =>
  db.executeQuery(setLocal('app.account_id', accountId))

export interface DatabaseOptions {
  readonly url: string
  readonly log: Log
  /** Connections at the most. */
  readonly connections?: number
}

export function openDatabase({ url, log, connections = 10 }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'vitrine',
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    // A connection that died without a word is given up a little after the database would have.
    query_timeout: 65_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // A connection that breaks, idle or in the middle of a transaction, must not end the process: the pool opens a new one.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  const transact = async <T>(
    settings: readonly CompiledQuery[],
    work: (db: Transaction<Tables>) => Promise<T>,
  ): Promise<T> => {
    try {
      return await kysely.transaction().execute(async transaction => {
        for (const setting of settings) await transaction.executeQuery(setting)
        return await work(transaction)
      })
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  return {
    inTenant: async (tenantId, work) =>
      transact([setLocal('app.tenant_id', tenantId)], db => work({ tenantId, db })),
    ofPerson: async (accountId, work) => transact([setLocal('app.account_id', accountId)], work),
    asSystem: (reason, work) => {
      log.debug({ reason }, 'system transaction')
      return transact([], work)
    },
    limiter: options => databaseLimiter(pool, options),
    async ping() {
      try {
        await pool.query('select 1')
      } catch (error) {
        throw asUnavailable(error)
      }
    },
    close: () => kysely.destroy(),
  }
}
