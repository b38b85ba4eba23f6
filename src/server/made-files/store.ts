import { sql } from 'kysely'
import type { MadeFileState } from '#model/api/made-files.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Changes, MadeFileRow, MadeFileTable } from './columns.ts'

/** State and time of its end. */
export interface Ending {
  readonly state: Extract<MadeFileState, 'DONE' | 'FAILED' | 'STOPPED'>
  readonly endedAt: Date
  readonly expiresAt: Date
}

/** One that is ours now. */
export type Claimed<Row> = Row & {
  readonly storage_key: string
  /** Storage key of the previous holder. */
  readonly key_before: string | null
}

const setting = (columns: object) =>
  sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))

/** Reads and writes what all tables of made files have in common. */
export function madeFileStore<Row extends MadeFileRow>(name: MadeFileTable) {
  const table = sql.table(name)
  const underWay = sql`state in ('WAITING', 'RUNNING')`
  const one = ({ tenantId }: TenantTransaction, id: string) => sql`tenant_id = ${tenantId} and id = ${id}`

  return {
    byId: async (tx: TenantTransaction, id: string): Promise<Row | undefined> =>
      (await sql<Row>`select * from ${table} where ${one(tx, id)}`.execute(tx.db)).rows[0],

    /** Those of a person, the newest first. */
    async ofPerson({ db, tenantId }: TenantTransaction, accountId: string): Promise<readonly Row[]> {
      const { rows } = await sql<Row>`
        select * from ${table} where tenant_id = ${tenantId} and account_id = ${accountId} order by id desc
      `.execute(db)
      return rows
    },

    /** Those whose time is over, and those still under way that were ordered before a moment: nobody waits for them any longer. */
    async over(
      { db, tenantId }: TenantTransaction,
      now: Date,
      orderedBefore: Date,
    ): Promise<readonly Pick<MadeFileRow, 'id' | 'storage_key'>[]> {
      const { rows } = await sql<Pick<MadeFileRow, 'id' | 'storage_key'>>`
        select id, storage_key from ${table}
        where tenant_id = ${tenantId} and (expires_at < ${now} or (${underWay} and created_at < ${orderedBefore}))
      `.execute(db)
      return rows
    },

    /** Orders of one person come one after another: until the transaction ends, nobody else takes one of theirs. */
    async holdOrders({ db, tenantId }: TenantTransaction, accountId: string): Promise<void> {
      const person = `${name} ${tenantId} ${accountId}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(db)
    },

    /** Counts the files a person has in progress. */
    async countUnderWay({ db, tenantId }: TenantTransaction, accountId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${table}
        where tenant_id = ${tenantId} and account_id = ${accountId} and ${underWay}
      `.execute(db)
      return rows[0]?.count ?? 0
    },

    /**
     * The caller becomes the only holder: the previous one finds out when it saves its progress. The row is locked while the previous key is read, so
     * that of several who claim it at once each learns the key of the one before.
     * @returns undefined for one that is over.
     */
    async claim(tx: TenantTransaction, id: string, key: string): Promise<Claimed<Row> | undefined> {
      const { rows } = await sql<Claimed<Row>>`
        with held as (
          select id as held_id, storage_key as key_before from ${table} where ${one(tx, id)} and ${underWay} for update
        )
        update ${table} set state = 'RUNNING', storage_key = ${key}, attempts = attempts + 1
        from held where tenant_id = ${tx.tenantId} and id = held_id
        returning ${table}.*, key_before
      `.execute(tx.db)
      return rows[0]
    },

    /** @returns false when it was stopped, deleted, or taken over by another server. */
    async saveProgress(
      tx: TenantTransaction,
      id: string,
      key: string,
      progress: Changes<Row>,
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        update ${table} set ${setting({ ...progress, storage_key: key })}
        where ${one(tx, id)} and state = 'RUNNING' and storage_key = ${key}
      `.execute(tx.db)
      return numAffectedRows === 1n
    },

    /**
     * Writes down how one ended that is under way. Where it was written stays known until it is deleted.
     * @param heldBy the key of the server that made it; absent: any holder
     * @returns undefined when it had ended already, or someone else holds it.
     */
    async end(
      tx: TenantTransaction,
      id: string,
      { state, endedAt, expiresAt }: Ending,
      changes: Changes<Row>,
      heldBy?: string,
    ): Promise<Row | undefined> {
      const columns = { ...changes, state, ended_at: endedAt, expires_at: expiresAt }
      const held = heldBy === undefined ? sql`` : sql`and storage_key = ${heldBy}`
      const { rows } = await sql<Row>`
        update ${table} set ${setting(columns)} where ${one(tx, id)} and ${underWay} ${held} returning *
      `.execute(tx.db)
      return rows[0]
    },

    async remove(tx: TenantTransaction, id: string): Promise<void> {
      await sql`delete from ${table} where ${one(tx, id)}`.execute(tx.db)
    },
  }
}

export type MadeFileStore<Row extends MadeFileRow> = ReturnType<typeof madeFileStore<Row>>
