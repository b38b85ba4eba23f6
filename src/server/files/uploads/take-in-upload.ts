import { announce } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { defineJob, type JobDefinition } from '#server/platform/jobs/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { safeName } from '../receive/clean-name.ts'
import { removeContent } from '../remove-content.ts'
import { newStorageKey } from '../storage-keys.ts'
import type { Found, TakenIn } from '../stored-content.ts'
import { attachFile } from './attach-file.ts'
import { presentUpload } from './present-upload.ts'
import { reasonOf } from './reason.ts'
import { batchById } from './store/batches.ts'
import {
  beginLook,
  changeUpload,
  endLook,
  type Reason,
  type UploadRow,
  uploadById,
  uploadForUpdate,
} from './store/uploads.ts'
import { lockTarget, targetIn } from './target.ts'
import type { UploadsContext } from './uploads-context.ts'

export interface TakeInInput {
  readonly tenantId: string
  readonly uploadId: string
}

/** Files analysed at a time in one server: people work on the same machine. */
const atATime = 2

/** Seconds that one file may take: films are long. */
const patience = 3 * 3600

/** Looking into one file is started so often: what ended it twice, with the server or without, would end it again. */
const mostLooks = 2

const incomplete = () => new CodedError('invalid_input', { text: 'errors.uploadGone' })

/** Errors that may not recur on another try; for all others the content itself is the reason, and it need not be kept. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof CodedError) || !['invalid_input', 'too_large'].includes(error.code)

/** There may be room another time. */
const lacksRoom = (error: unknown): boolean =>
  error instanceof CodedError && error.details.text === 'errors.fileNoRoom'

/**
 * Makes what arrived a file of the museum: stored, checked, analysed, then card, content and attachment in one transaction. Done by its
 * id: a server that dies in the middle leaves it to another, which takes away what the first one left.
 */
export function takeInUpload(
  context: Omit<UploadsContext, 'jobs' | 'texts' | 'museums'>,
): JobDefinition<TakeInInput> {
  const { database, storage, files, incoming, renamed } = context

  /** Changes an upload that is still one's own. */
  const change = (
    { tenantId }: TakeInInput,
    { id, batch_id, storage_key }: UploadRow,
    to: Parameters<typeof changeUpload>[3],
  ): Promise<boolean> =>
    database.inTenant(tenantId, async tx => {
      const changed = await changeUpload(tx, id, 'processing', to, storage_key)
      const batch = await batchById(tx, batch_id, undefined)
      if (changed && batch) await presentUpload(tx, batch)
      return changed
    })

  /**
   * Makes an upload one's own, under a new key: a server that worked on it before can keep nothing any more. Only then is taken away what that one
   * may have left. @returns undefined when it is done, or undone.
   */
  const takeOver = async ({ tenantId, uploadId }: TakeInInput) => {
    const found = await database.inTenant(tenantId, async tx => {
      const upload = await uploadForUpdate(tx, uploadId)
      if (upload?.state !== 'processing') return undefined
      const storageKey = newStorageKey(tenantId)
      await changeUpload(tx, uploadId, 'processing', { storage_key: storageKey })
      return { upload: { ...upload, storage_key: storageKey }, before: upload.storage_key }
    })
    if (found?.before) await removeContent(storage, found.before)
    return found?.upload
  }

  /** Gives an upload up; what arrived is kept where another time it may go well. */
  const fail = async (
    input: TakeInInput,
    upload: UploadRow,
    reason: Reason,
    again: boolean,
  ): Promise<void> => {
    const { id, storage_key: key } = upload
    if (!(await change(input, upload, { state: 'failed', reason, arrived: again, storage_key: null }))) return
    if (key !== null) await removeContent(storage, key)
    if (!again) await incoming.remove(id)
  }

  /** @returns false when someone else took the upload over, or undid it. */
  const keep = ({ tenantId, uploadId }: TakeInInput, taken: TakenIn): Promise<boolean> =>
    database.inTenant(tenantId, async tx => {
      const found = await uploadById(tx, uploadId)
      const batch = found && (await batchById(tx, found.batch_id, undefined))
      // Cards are held before all the rest.
      const attachedTo = batch && targetIn(batch, found)
      const target = attachedTo && (await lockTarget(tx, attachedTo))
      const upload = await uploadForUpdate(tx, uploadId)
      if (!batch || upload?.state !== 'processing' || upload.storage_key !== taken.storageKey) return false
      const { author, account_id: accountId } = batch
      const fileId = await files.keep(tx, taken, { name: safeName(upload.name, taken), author })
      const pictured = taken.found.picture !== undefined
      if (target) await attachFile(tx, target, { batch, upload, fileId, pictured, renamed })
      const unattached = attachedTo && !target
      await changeUpload(tx, uploadId, 'processing', {
        state: 'ready',
        file_id: fileId,
        arrived: true,
        reason: unattached ? { text: 'errors.uploadNotAttached' } : undefined,
      })
      await announce(tx, fileDeclaration, { ids: [fileId], what: 'created', accountId })
      await presentUpload(tx, batch)
      return true
    })

  /** Looks into what arrived, unless that came to no end twice: it is kept then, and says so. */
  const lookWithin = async (
    { tenantId, uploadId }: TakeInInput,
    work: () => Promise<Found>,
  ): Promise<Found> => {
    const begun = await database.inTenant(tenantId, tx => beginLook(tx, uploadId))
    if (begun > mostLooks) return { measured: {}, failure: 'processing.tooDifficult' }
    const end = () => database.inTenant(tenantId, tx => endLook(tx, uploadId))
    try {
      const found = await work()
      await end()
      return found
    } catch (error) {
      if (error instanceof CodedError) await end()
      throw error
    }
  }

  const take = async (input: TakeInInput, upload: UploadRow, storageKey: string): Promise<void> => {
    const size = Number(upload.bytes)
    if ((await incoming.received(upload.id)) !== size) throw incomplete()
    const expected = { size, ...(upload.sha256 !== null && { sha256: upload.sha256 }) }
    const taken = await files.takeIn(input.tenantId, incoming.open(upload.id), {
      expected,
      storageKey,
      look: work => lookWithin(input, work),
    })
    if (await keep(input, taken)) await incoming.remove(upload.id)
    else await removeContent(storage, storageKey)
  }

  return defineJob<TakeInInput>({
    name: 'files.take-in',
    concurrency: atATime,
    expireInSeconds: patience,
    retryLimit: 4,
    async run(input) {
      const upload = await takeOver(input)
      if (!upload) return
      try {
        await take(input, upload, upload.storage_key)
      } catch (error) {
        if (mayPass(error)) {
          // Told in the meantime. What is left in the storage the next try takes away.
          await change(input, upload, { reason: reasonOf(error) })
          throw error
        }
        await fail(input, upload, reasonOf(error), lacksRoom(error))
      }
    },
    async givenUp(input) {
      const upload = await database.inTenant(input.tenantId, tx => uploadById(tx, input.uploadId))
      if (upload?.state !== 'processing') return
      const { reason: text = null, reason_params: params } = upload
      await fail(
        input,
        upload,
        text === null ? { text: 'errors.internal' } : { text, params: params ?? undefined },
        true,
      )
    },
  })
}
