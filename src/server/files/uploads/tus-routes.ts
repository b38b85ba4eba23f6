import { randomBytes } from 'node:crypto'
import { cancelUpload, continueUpload, createUpload, readUpload } from '#model/api/files/uploads.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { requireRoom } from '../keeping/room.ts'
import { fileEmpty, fileTooLarge, mostFileBytes } from '../receive/receive-content.ts'
import { readMetadata } from './read-metadata.ts'
import { reasonOf } from './reason.ts'
import { announceOneLess } from './store/batches.ts'
import { deleteUpload, insertUpload, type NewUpload, uploadForUpdate } from './store/uploads.ts'
import type { TakeInInput } from './take-in-upload.ts'
import { tellUpload } from './tell-upload.ts'
import { tusServer } from './tus-server.ts'
import { openBatch, ownUpload, process } from './uploading.ts'
import type { UploadsContext } from './uploads-context.ts'

const finished = () => new CodedError('conflict', { text: 'errors.uploadFinished' })

/** The calls of tus (resumable uploads, version 1.0.0): who asks, and about what, is settled here; the rest is the protocol's. */
export function tusRoutes(context: UploadsContext, job: JobDefinition<TakeInInput>): Route[] {
  const { database, incoming } = context
  const handToTus = tusServer(incoming)

  const find = (actor: MuseumActor, id: string) =>
    database.inTenant(actor.tenantId, tx => ownUpload(tx, actor, id))

  /** What arrived whole is looked through, also when the server died before it could see to that. */
  const whole = (actor: MuseumActor, id: string) =>
    database.inTenant(actor.tenantId, async tx => process(context, job, tx, await ownUpload(tx, actor, id)))

  /** Notes a new upload in its batch. What is refused is kept in mind, too: whoever looks at the batch sees it. */
  const note = async (actor: MuseumActor, upload: NewUpload): Promise<void> => {
    const refused = await database.inTenant(actor.tenantId, async tx => {
      const batch = await openBatch(tx, actor, upload.batchId)
      try {
        if (upload.bytes === 0) throw fileEmpty()
        if (upload.bytes > mostFileBytes) throw fileTooLarge()
        await requireRoom(tx, upload.bytes)
      } catch (error) {
        if (!(error instanceof CodedError) || error.code === 'unavailable') throw error
        await insertUpload(tx, upload, reasonOf(error))
        await tellUpload(tx, batch)
        return error
      }
      await insertUpload(tx, upload)
      return undefined
    })
    if (refused) throw refused
  }

  return [
    route(createUpload, async ({ actor, request, reply }) => {
      const upload = { ...readMetadata(request.headers), id: randomBytes(16).toString('hex') }
      await note(actor, upload)
      const status = await handToTus(request, reply, {
        id: upload.id,
        onWhole: () => whole(actor, upload.id),
      })
      if (status >= 400 && (await incoming.received(upload.id)) === undefined)
        await database.inTenant(actor.tenantId, tx => deleteUpload(tx, upload.id))
      return reply
    }),

    route(readUpload, async ({ actor, params: { id }, request, reply }) => {
      const { upload } = await find(actor, id)
      const isWhole = (await incoming.received(id)) === Number(upload.bytes)
      if (upload.state === 'uploading' && isWhole) await whole(actor, id)
      if (upload.state === 'uploading' && !isWhole) {
        await handToTus(request, reply, { id, onWhole: () => whole(actor, id) })
        return reply
      }
      if (upload.state === 'undone') throw notFound()
      // It has arrived, and may have become a file since: whoever missed the answer need not send it again.
      return reply
        .headers({
          'tus-resumable': '1.0.0',
          'upload-length': upload.bytes,
          'upload-offset': upload.bytes,
          'cache-control': 'no-store',
        })
        .send()
    }),

    route(continueUpload, async ({ actor, params: { id }, request, reply }) => {
      const { upload } = await find(actor, id)
      if (upload.state === 'undone') throw notFound()
      if (upload.state !== 'uploading') throw finished()
      await handToTus(request, reply, { id, onWhole: () => whole(actor, id) })
      return reply
    }),

    route(cancelUpload, async ({ actor, params: { id }, reply }) => {
      await database.inTenant(actor.tenantId, async tx => {
        const { batch } = await ownUpload(tx, actor, id)
        const upload = await uploadForUpdate(tx, id)
        if (upload?.state !== 'uploading' && upload?.state !== 'failed') throw finished()
        await deleteUpload(tx, id)
        await announceOneLess(tx, batch.id)
        await tellUpload(tx, batch)
      })
      await incoming.remove(id)
      reply.header('tus-resumable', '1.0.0')
      return undefined
    }),
  ]
}
