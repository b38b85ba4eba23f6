import { randomBytes } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { UploadState } from '#model/api/files/uploads.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { ReasonParams, UploadTable } from '../tables.ts'

/** A record that files are attached to. */
export interface TargetRef {
  readonly type: string
  readonly id: string
}

export type UploadRow = Selectable<UploadTable>

/** Why an upload failed: a text with what it is filled in with. */
export interface Reason {
  readonly text: string
  readonly params?: ReasonParams | undefined
}

export interface NewUpload {
  readonly id: string
  readonly batchId: string
  readonly name: string
  readonly folder: string
  readonly bytes: number
  readonly sha256: string | null
  readonly place: number
  readonly cover: boolean
  readonly attachTo: TargetRef | undefined
}

/** A file that is attached as it is. */
export interface ExistingFile {
  readonly fileId: string
  readonly name: string
  readonly place: number
  readonly attachTo: TargetRef
}

const now = sql<Date>`clock_timestamp()`

const reasonColumns = (reason: Reason | undefined) => ({
  reason: reason?.text ?? null,
  reason_params: reason?.params ? JSON.stringify(reason.params) : null,
})

/** @param refused why it never comes to anything: it is stored to be shown. */
export const insertUpload = (
  { db, tenantId }: TenantTransaction,
  { batchId, attachTo, ...upload }: NewUpload,
  refused?: Reason,
) =>
  db
    .insertInto('upload')
    .values({
      tenant_id: tenantId,
      batch_id: batchId,
      ...upload,
      attach_type: attachTo?.type ?? null,
      attach_id: attachTo?.id ?? null,
      ...(refused && { state: 'failed', ...reasonColumns(refused) }),
    })
    .execute()

/** Stores files that the museum had before as part of a batch: they are only attached. */
export const insertExisting = async (
  { db, tenantId }: TenantTransaction,
  batchId: string,
  files: readonly ExistingFile[],
): Promise<void> => {
  if (files.length === 0) return
  await db
    .insertInto('upload')
    .values(
      files.map(({ fileId, name, place, attachTo }) => ({
        tenant_id: tenantId,
        id: randomBytes(16).toString('hex'),
        batch_id: batchId,
        name,
        bytes: 0,
        place,
        state: 'ready' as const,
        file_id: fileId,
        attach_type: attachTo.type,
        attach_id: attachTo.id,
        existing: true,
      })),
    )
    .execute()
}

const uploads = ({ db, tenantId }: TenantTransaction) =>
  db.selectFrom('upload').selectAll().where('tenant_id', '=', tenantId)

/** Uploads of a batch, in their order. */
export const uploadsOf = (tx: TenantTransaction, batchId: string): Promise<UploadRow[]> =>
  uploads(tx).where('batch_id', '=', batchId).orderBy('place').orderBy('created_at').orderBy('id').execute()

export const uploadById = (tx: TenantTransaction, id: string): Promise<UploadRow | undefined> =>
  uploads(tx).where('id', '=', id).executeTakeFirst()

/** The same, held until the transaction ends. */
export const uploadForUpdate = (tx: TenantTransaction, id: string): Promise<UploadRow | undefined> =>
  uploads(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** Those in a state; older than a moment, where one is given. */
export const uploadsIn = (
  tx: TenantTransaction,
  state: UploadState,
  before: Date = new Date(8.64e15),
): Promise<UploadRow[]> =>
  uploads(tx).where('state', '=', state).where('changed_at', '<', before).orderBy('id').execute()

/** Ids of all uploads of the transaction's museum. */
export const uploadIds = async (tx: TenantTransaction): Promise<string[]> =>
  (await uploads(tx).clearSelect().select('id').execute()).map(({ id }) => id)

export interface UploadChange {
  readonly state?: UploadState
  readonly reason?: Reason | undefined
  readonly arrived?: boolean
  readonly storage_key?: string | null
  readonly file_id?: string
}

/**
 * Changes an upload that is in a state, and takes its reason away unless there is a new one.
 * @param heldUnder where the server that works on it keeps it: of two servers that do, the one that took it over goes on.
 * @returns whether it was in that state, and still one's own.
 */
export async function changeUpload(
  { db, tenantId }: TenantTransaction,
  id: string,
  from: UploadState,
  { reason, ...change }: UploadChange,
  heldUnder?: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ ...change, ...reasonColumns(reason), changed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', from)
    .$if(heldUnder != null, query => query.where('storage_key', '=', heldUnder ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Counts that looking into what arrived begins. @returns how often it began and came to no end, this time included. */
export async function beginLook({ db, tenantId }: TenantTransaction, id: string): Promise<number> {
  const counted = await db
    .updateTable('upload')
    .set(eb => ({ looks_begun: eb('looks_begun', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('looks_begun')
    .executeTakeFirst()
  return counted?.looks_begun ?? 1
}

/** Looking came to its end, whatever was found. */
export const endLook = ({ db, tenantId }: TenantTransaction, id: string) =>
  db
    .updateTable('upload')
    .set({ looks_begun: 0 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()

export const deleteUpload = ({ db, tenantId }: TenantTransaction, id: string) =>
  db.deleteFrom('upload').where('tenant_id', '=', tenantId).where('id', '=', id).execute()

/** Counts of ready and failed uploads of some batches. */
export async function countsOf(
  { db, tenantId }: TenantTransaction,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Partial<Record<UploadState, number>>>>> {
  const rows =
    batchIds.length === 0
      ? []
      : await db
          .selectFrom('upload')
          .select(['batch_id', 'state', eb => eb.fn.countAll<string>().as('count')])
          .where('tenant_id', '=', tenantId)
          .where('batch_id', 'in', [...batchIds])
          .groupBy(['batch_id', 'state'])
          .execute()
  return new Map(
    [...Map.groupBy(rows, row => row.batch_id)].map(([id, states]) => [
      id,
      Object.fromEntries(states.map(({ state, count }) => [state, Number(count)])),
    ]),
  )
}
