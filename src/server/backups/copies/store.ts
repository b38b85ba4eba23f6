import { type Selectable, sql, type Transaction } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

type Platform = Transaction<Tables>

export type CopyRow = Selectable<Tables['museum_copy']>

export const provenBackup = (db: Platform, id: string) =>
  db
    .selectFrom('backup')
    .where('id', '=', id)
    .where('state', '=', 'proven')
    .select(['id', 'file', 'started_at'])
    .executeTakeFirst()

/** Museums that could be brought back, and the state they are in now. */
export const museumsNow = (db: Platform) =>
  db.selectFrom('tenant').where('copy_of', 'is', null).select(['id', 'state']).execute()

/** Ids of all museums that are copies, or were. */
export async function copiesEver(db: Platform): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('museum_copy').select('copy_id').execute()
  return new Set(rows.map(row => row.copy_id))
}

/** A museum that is to be brought back, held until the transaction ends. */
export const lockOriginal = (db: Platform, id: string) =>
  db
    .selectFrom('tenant')
    .where('id', '=', id)
    .where('copy_of', 'is', null)
    .select(['id', 'name', 'state'])
    .forUpdate()
    .executeTakeFirst()

export interface NewCopy {
  readonly backupId: string
  readonly asOf: Date
  readonly original: { readonly id: string; readonly name: string }
  readonly name: string
  readonly reason: string
  readonly askedBy: { readonly id: string; readonly name: string; readonly client: string }
  readonly askedAt: Date
}

/** Makes the museum a copy is going to be, closed and empty, and the line about it. @returns id of the line; undefined while another is made. */
export async function insertCopy(db: Platform, copy: NewCopy): Promise<string | undefined> {
  const { id: copyId } = await db
    .insertInto('tenant')
    .values({
      name: copy.name,
      licence_type: 'PAID',
      licence_to: copy.askedAt,
      state: 'closed',
      state_since: copy.askedAt,
      copy_of: copy.original.id,
      copy_as_of: copy.asOf,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await db
    .insertInto('museum_copy')
    .values({
      backup_id: copy.backupId,
      as_of: copy.asOf,
      original_id: copy.original.id,
      original_name: copy.original.name,
      copy_id: copyId,
      state: 'running',
      reason: copy.reason,
      asked_by: copy.askedBy.id,
      asked_name: copy.askedBy.name,
      asked_client: copy.askedBy.client,
      asked_at: copy.askedAt,
    })
    .onConflict(conflict => conflict.column('state').where('state', '=', 'running').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A line, held until the transaction ends. */
export const lockCopy = (db: Platform, id: string): Promise<CopyRow | undefined> =>
  db.selectFrom('museum_copy').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()

export const copyById = (db: Platform, id: string): Promise<CopyRow | undefined> =>
  db.selectFrom('museum_copy').where('id', '=', id).selectAll().executeTakeFirst()

export const lastCopies = (db: Platform, limit: number): Promise<CopyRow[]> =>
  db.selectFrom('museum_copy').selectAll().orderBy('id', 'desc').limit(limit).execute()

/** Opens a finished copy for reading. */
export async function openCopy(
  db: Platform,
  { id, copy_id: copyId }: Pick<CopyRow, 'id' | 'copy_id'>,
  at: Date,
  endsAt: Date,
): Promise<void> {
  await db
    .updateTable('tenant')
    .set({ state: 'suspended', copied_at: at, copy_ends_at: endsAt, licence_to: endsAt })
    .where('id', '=', copyId)
    .execute()
  await db
    .updateTable('museum_copy')
    .set({ state: 'ready', ended_at: at, ends_at: endsAt })
    .where('id', '=', id)
    .execute()
}

export const failCopy = (db: Platform, id: string, failure: string, at: Date): Promise<unknown> =>
  db
    .updateTable('museum_copy')
    .set({ state: 'failed', failure, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()

/** Closes a copy that is to be erased; people who work in it go on in its original with the next request. */
export async function closeCopy(
  db: Platform,
  { id, copy_id: copyId, original_id: originalId }: CopyRow,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ tenant_id: originalId })
    .where('tenant_id', '=', copyId)
    .where(({ or, eb }) => or([eb('bound', '=', false), eb('begun_by', '=', 'singleSignOn')]))
    .where(({ exists, selectFrom }) => exists(selectFrom('tenant').where('id', '=', originalId).select('id')))
    .execute()
  await db.updateTable('tenant').set({ state: 'closed' }).where('id', '=', copyId).execute()
  await db.updateTable('museum_copy').set({ state: 'removed' }).where('id', '=', id).execute()
}

export const isThere = async (db: Platform, id: string): Promise<boolean> =>
  (await db.selectFrom('tenant').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

/** Ready copies whose time is over, or whose original is gone. */
export const overdueCopies = (db: Platform, now: Date): Promise<CopyRow[]> =>
  db
    .selectFrom('museum_copy')
    .where('state', '=', 'ready')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('ends_at', '<=', now),
        not(exists(selectFrom('tenant').whereRef('tenant.id', '=', 'museum_copy.original_id').select('id'))),
      ]),
    )
    .selectAll()
    .orderBy('id')
    .execute()

/** Museums of copies that failed or were removed and are not erased to the end: files go last, when the museum itself is gone. */
export async function remains(db: Platform): Promise<string[]> {
  const rows = await db
    .selectFrom('museum_copy')
    .where('state', 'in', ['failed', 'removed'])
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('tenant').whereRef('tenant.id', '=', 'museum_copy.copy_id').select('tenant.id')),
        exists(
          selectFrom('museum_erasure')
            .whereRef('museum_id', '=', 'museum_copy.copy_id')
            .where('museum_erasure.ended_at', 'is', null)
            .select('museum_id'),
        ),
      ]),
    )
    .select('copy_id')
    .orderBy('copy_id')
    .execute()
  return rows.map(row => row.copy_id)
}

/** Takes the memberships of a copy away: its people belong to the original, and are not erased with it. */
export const dropMembers = ({ db, tenantId }: TenantTransaction): Promise<unknown> =>
  sql`delete from identity where tenant_id = ${tenantId}`.execute(db)
