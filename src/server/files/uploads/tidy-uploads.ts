import { defineJob, type JobDefinition } from '#server/platform/jobs/index.ts'
import { removeContent } from '../remove-content.ts'
import { unfinishedMs } from './incoming-files.ts'
import { batchById } from './store/batches.ts'
import { changeUpload, deleteUpload, uploadById, uploadsIn } from './store/uploads.ts'
import type { TakeInInput } from './take-in-upload.ts'
import { process } from './uploading.ts'
import type { UploadsContext } from './uploads-context.ts'

/** What uploads leave behind: that of servers that died, at every start; that of people who never came back, every night. */
export interface Tidying {
  readonly job: JobDefinition<Record<string, never>>
  /** Has what arrived whole looked through, where the server died before it could see to that. */
  goOn(): Promise<void>
}

export function tidyUploads(context: UploadsContext, takeIn: JobDefinition<TakeInInput>): Tidying {
  const { database, storage, incoming, museums } = context

  const goOnIn = (tenantId: string): Promise<void> =>
    database.inTenant(tenantId, async tx => {
      for (const upload of await uploadsIn(tx, 'uploading')) {
        const batch = await batchById(tx, upload.batch_id, undefined)
        if (batch && (await incoming.received(upload.id)) === Number(upload.bytes))
          await process(context, takeIn, tx, { upload, batch })
      }
    })

  /** Uploads nobody goes on with, what arrived of those that failed, and contents that were taken in for nothing. */
  const forget = async (tenantId: string, before: Date): Promise<void> => {
    const old = await database.inTenant(tenantId, async tx => ({
      unfinished: await uploadsIn(tx, 'uploading', before),
      others: [...(await uploadsIn(tx, 'failed', before)), ...(await uploadsIn(tx, 'undone', before))],
    }))
    for (const { id } of old.unfinished) {
      await database.inTenant(tenantId, tx => deleteUpload(tx, id))
      await incoming.remove(id)
    }
    for (const { id, state, arrived, storage_key: key } of old.others) {
      if (key !== null) await removeContent(storage, key)
      if (arrived) await incoming.remove(id)
      if (key !== null || arrived)
        await database.inTenant(tenantId, async tx => {
          const { reason: text = null, reason_params: params } = (await uploadById(tx, id)) ?? {}
          const reason = text === null ? undefined : { text, params: params ?? undefined }
          await changeUpload(tx, id, state, { arrived: false, storage_key: null, reason })
        })
    }
  }

  /** Files that no upload is waiting for. */
  const sweep = async (before: Date): Promise<number> => {
    const waiting = new Set<string>()
    for (const tenantId of await museums())
      await database.inTenant(tenantId, async tx => {
        for (const state of ['uploading', 'processing', 'failed'] as const)
          for (const { id } of await uploadsIn(tx, state)) waiting.add(id)
      })
    const lost = (await incoming.olderThan(before)).filter(id => !waiting.has(id))
    for (const id of lost) await incoming.remove(id)
    return lost.length
  }

  return {
    job: defineJob<Record<string, never>>({
      name: 'files.tidy-uploads',
      async run(_input, { log }) {
        const before = new Date(Date.now() - unfinishedMs)
        for (const tenantId of await museums()) {
          await goOnIn(tenantId)
          await forget(tenantId, before)
        }
        const removed = await sweep(before)
        if (removed > 0) log.info({ removed }, 'removed uploads that nobody went on with')
      },
    }),
    async goOn() {
      for (const tenantId of await museums()) await goOnIn(tenantId)
    },
  }
}
