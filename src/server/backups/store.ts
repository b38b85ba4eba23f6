import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

type Platform = Transaction<Tables>

/** Contents of a backup that was made. */
export interface MadeBackup {
  readonly bytes: number
  readonly museums: number
  readonly rows: number
  readonly files: number
}

/** @returns id of the new row. */
export async function insertBackup(db: Platform, file: string, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('backup')
    .values({ file, started_at: at, state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const finishBackup = (db: Platform, id: string, made: MadeBackup, at: Date): Promise<unknown> =>
  db
    .updateTable('backup')
    .set({ ...made, state: 'proven', ended_at: at })
    .where('id', '=', id)
    .execute()

export const failBackup = (db: Platform, id: string, reason: string, at: Date): Promise<unknown> =>
  db.updateTable('backup').set({ state: 'failed', reason, ended_at: at }).where('id', '=', id).execute()

/** Ends what a server that was stopped has left running. */
export const failRunning = (db: Platform, reason: string, at: Date): Promise<unknown> =>
  db
    .updateTable('backup')
    .set({ state: 'failed', reason, ended_at: at })
    .where('state', '=', 'running')
    .execute()

/** Proven backups beyond the newest `keep`, oldest first. */
export async function surplusBackups(db: Platform, keep: number) {
  const rows = await db
    .selectFrom('backup')
    .select(['id', 'file'])
    .where('state', '=', 'proven')
    .orderBy('id', 'desc')
    .offset(keep)
    .execute()
  return rows.reverse()
}

export const markRemoved = (db: Platform, id: string): Promise<unknown> =>
  db.updateTable('backup').set({ state: 'removed' }).where('id', '=', id).execute()

/** The last backups, newest first. */
export const lastBackups = (db: Platform, limit: number) =>
  db.selectFrom('backup').selectAll().orderBy('id', 'desc').limit(limit).execute()
