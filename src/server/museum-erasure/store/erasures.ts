import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** Contents that were erased with a museum. */
export interface Erased {
  /** Rows of all its tables. */
  readonly rows: number
  /** Its records (objects, people, files and so on) among them. */
  readonly records: number
  readonly files: number
  /** Accounts of people who belonged to no other museum. */
  readonly accounts: number
}

/**
 * Closes a museum for good and ends its sessions, or finds that this was done before.
 * @returns false where there neither is such a museum nor was one erased.
 */
export async function beginErasure(db: Transaction<Tables>, museumId: string, at: Date): Promise<boolean> {
  const museum = await db
    .updateTable('tenant')
    .set({ state: 'closed', erasing_since: sql<Date>`coalesce(erasing_since, ${at})` })
    .where('id', '=', museumId)
    .returning('id')
    .executeTakeFirst()
  if (!museum) return (await erasureOf(db, museumId)) !== undefined
  await db.deleteFrom('session').where('tenant_id', '=', museumId).execute()
  await db
    .insertInto('museum_erasure')
    .values({ museum_id: museumId, begun_at: at })
    .onConflict(conflict =>
      conflict
        .column('museum_id')
        // One of this id was erased before, and came back from a backup.
        .doUpdateSet({ begun_at: at, ended_at: null, rows: '0', records: '0', files: null, accounts: 0 })
        .where('museum_erasure.ended_at', 'is not', null),
    )
    .execute()
  return true
}

export const erasureOf = (db: Transaction<Tables>, museumId: string) =>
  db.selectFrom('museum_erasure').where('museum_id', '=', museumId).selectAll().executeTakeFirst()

/** Adds to what went, in the transaction in which it goes. */
export async function countErased(
  db: Transaction<Tables>,
  museumId: string,
  { rows = 0, records = 0, accounts = 0 }: Partial<Erased>,
): Promise<void> {
  await db
    .updateTable('museum_erasure')
    .set({
      rows: sql`rows + ${rows}`,
      records: sql`records + ${records}`,
      accounts: sql`accounts + ${accounts}`,
    })
    .where('museum_id', '=', museumId)
    .execute()
}

export async function setFiles(db: Transaction<Tables>, museumId: string, files: number): Promise<void> {
  await db.updateTable('museum_erasure').set({ files }).where('museum_id', '=', museumId).execute()
}

/** Deletes the museum itself. @returns the key of its picture; undefined where it is gone already. */
export const deleteMuseum = (db: Transaction<Tables>, museumId: string) =>
  db
    .deleteFrom('tenant')
    .where('id', '=', museumId)
    .where('erasing_since', 'is not', null)
    .returning('avatar')
    .executeTakeFirst()

export async function endErasure(db: Transaction<Tables>, museumId: string, at: Date): Promise<Erased> {
  const { rows, records, files, accounts } = await db
    .updateTable('museum_erasure')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${at})` })
    .where('museum_id', '=', museumId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { rows: Number(rows), records: Number(records), files: Number(files ?? 0), accounts }
}
