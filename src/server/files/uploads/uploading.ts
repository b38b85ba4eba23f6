import { isAllowed } from '#model/permissions/access.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { presentUpload } from './present-upload.ts'
import { type BatchRow, batchById } from './store/batches.ts'
import { changeUpload, type UploadRow, uploadById } from './store/uploads.ts'
import type { TakeInInput } from './take-in-upload.ts'
import type { UploadsContext } from './uploads-context.ts'

/** Whose batches someone sees: administrators everybody's. */
export const seesOf = (actor: MuseumActor): string | undefined =>
  isAllowed(actor, { roles: ['TENANT_ADMIN'] }) ? undefined : actor.accountId

/** @throws {CodedError} `not_found`, also for one of someone else. */
export async function knownBatch(tx: TenantTransaction, actor: MuseumActor, id: string): Promise<BatchRow> {
  const batch = await batchById(tx, id, seesOf(actor))
  if (!batch) throw notFound()
  return batch
}

/** A batch that files may still come into. @throws {CodedError} `not_found` for one of someone else, or that was undone. */
export async function openBatch(tx: TenantTransaction, actor: MuseumActor, id: string): Promise<BatchRow> {
  const batch = await batchById(tx, id, actor.accountId)
  if (!batch || batch.undone_at) throw new CodedError('not_found', { text: 'errors.uploadNoBatch' })
  return batch
}

/** An upload of one's own. @throws {CodedError} `not_found` */
export async function ownUpload(
  tx: TenantTransaction,
  actor: MuseumActor,
  id: string,
): Promise<{ readonly upload: UploadRow; readonly batch: BatchRow }> {
  const upload = await uploadById(tx, id)
  const batch = upload && (await batchById(tx, upload.batch_id, actor.accountId))
  if (!batch) throw notFound()
  return { upload, batch }
}

/** Has an upload analysed: what came in whole, or is to be tried once more. @returns false when it was elsewhere by then. */
export async function process(
  { jobs }: Pick<UploadsContext, 'jobs'>,
  job: JobDefinition<TakeInInput>,
  tx: TenantTransaction,
  { upload, batch }: { readonly upload: UploadRow; readonly batch: BatchRow },
): Promise<boolean> {
  const from = upload.state === 'failed' ? 'failed' : 'uploading'
  if (!(await changeUpload(tx, upload.id, from, { state: 'processing', arrived: true }))) return false
  await jobs.enqueue(tx.db, job, { tenantId: tx.tenantId, uploadId: upload.id })
  await presentUpload(tx, batch)
  return true
}
