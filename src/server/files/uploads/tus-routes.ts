import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Metadata, Server, type ServerOptions } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  cancelUpload,
  continueUpload,
  createUpload,
  readUpload,
  type UploadMetadata,
  uploadsPath,
} from '#model/api/files/uploads.ts'
import { isId } from '#model/ids.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { JobDefinition } from '#server/platform/jobs/index.ts'
import { requireRoom } from '../keeping/room.ts'
import { cleanFolder, cleanName } from '../receive/clean-name.ts'
import { fileEmpty, fileTooLarge, mostFileBytes } from '../receive/receive-content.ts'
import type { IncomingFiles } from './incoming-files.ts'
import { presentUpload } from './present-upload.ts'
import { reasonOf } from './reason.ts'
import { announceOneLess } from './store/batches.ts'
import { deleteUpload, insertUpload, type NewUpload, uploadForUpdate } from './store/uploads.ts'
import type { TakeInInput } from './take-in-upload.ts'
import { targetNamed, targetOf } from './target.ts'
import { openBatch, ownUpload, process } from './uploading.ts'
import type { UploadsContext } from './uploads-context.ts'

const finished = () => new CodedError('conflict', { text: 'errors.uploadFinished' })

/** An upload that a request of the protocol is about: checked before it is handed over. */
export interface Handed {
  readonly id: string
  /** Called once all of it has arrived, before that is answered. */
  readonly onWhole: () => Promise<unknown>
}

/** Answers a request of the protocol of tus, and says with which status. Who may ask, and about what, is settled before. */
export type HandToTus = (request: FastifyRequest, reply: FastifyReply, upload: Handed) => Promise<number>

type AnyRequest = Parameters<NonNullable<ServerOptions['namingFunction']>>[0]

/** The protocol's own server, which knows nothing of museums: it gets each request together with the upload that it is about. */
function tusServer(incoming: IncomingFiles): HandToTus {
  const handed = new WeakMap<IncomingMessage, Handed>()
  const of = (request: AnyRequest): Handed => {
    const raw = request.runtime?.node?.req as IncomingMessage | undefined
    const upload = raw && handed.get(raw)
    if (!upload) throw new Error('a request of tus without an upload')
    return upload
  }
  let server: Server | undefined
  const open = () =>
    new Server({
      path: uploadsPath.replace(/\/$/, ''),
      datastore: incoming.store(),
      maxSize: mostFileBytes,
      // The client is always of the same origin.
      allowedOrigins: () => false,
      namingFunction: request => of(request).id,
      getFileIdFromRequest: request => of(request).id,
      generateUrl: (_request, { id }) => `${uploadsPath}${id}`,
      async onUploadFinish(request) {
        await of(request).onWhole()
        return {}
      },
    })

  return async (request, reply, upload) => {
    server ??= open()
    handed.set(request.raw, upload)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    try {
      await server.handle(request.raw, reply.raw)
    } catch (error) {
      // The connection broke: what arrived of it stays.
      request.log.debug({ err: error }, 'an upload was broken off')
      reply.raw.destroy()
    }
    return reply.raw.statusCode
  }
}

/** The calls of tus (resumable uploads, version 1.0.0): who asks, and about what, is settled here; the rest is the protocol's. */
export function tusRoutes(context: UploadsContext, job: JobDefinition<TakeInInput>): Route[] {
  const { database, incoming } = context
  const handToTus = tusServer(incoming)

  const find = (actor: MuseumActor, id: string) =>
    database.inTenant(actor.tenantId, tx => ownUpload(tx, actor, id))

  /** Analyses complete uploads, also when the server died before it could see to that. */
  const whole = (actor: MuseumActor, id: string) =>
    database.inTenant(actor.tenantId, async tx => process(context, job, tx, await ownUpload(tx, actor, id)))

  /** Notes a new upload in its batch. What is refused is kept in mind, too: people who look at the batch see it. */
  const note = async (actor: MuseumActor, upload: NewUpload): Promise<void> => {
    const refused = await database.inTenant(actor.tenantId, async tx => {
      const batch = await openBatch(tx, actor, upload.batchId)
      let attachTo: NewUpload['attachTo']
      try {
        if (upload.bytes === 0) throw fileEmpty()
        if (upload.bytes > mostFileBytes) throw fileTooLarge()
        await requireRoom(tx, upload.bytes)
        attachTo = upload.attachTo && (await targetOf(tx, actor, upload.attachTo))
      } catch (error) {
        if (!(error instanceof CodedError) || error.code === 'unavailable') throw error
        await insertUpload(tx, { ...upload, attachTo: undefined }, reasonOf(error))
        await presentUpload(tx, batch)
        return error
      }
      await insertUpload(tx, { ...upload, attachTo })
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
      // It has arrived, and may have become a file since: a client that missed the answer need not send it again.
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
        await presentUpload(tx, batch)
      })
      await incoming.remove(id)
      reply.header('tus-resumable', '1.0.0')
      return undefined
    }),
  ]
}

const wrong = (cause?: unknown) => new CodedError('invalid_request', { cause })

type Headers = Readonly<Record<string, string | string[] | undefined>>

const one = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function metadataOf(headers: Headers): Partial<UploadMetadata> {
  try {
    return Metadata.parse(one(headers, 'upload-metadata')) as Partial<UploadMetadata>
  } catch (error) {
    throw wrong(error)
  }
}

/**
 * Metadata given with an upload when it is made.
 * @throws {CodedError} `invalid_request` for what does not follow the protocol, `not_found` for what can be no batch.
 */
function readMetadata(headers: Headers): Omit<NewUpload, 'id'> {
  const { batch, filename, folder, sha256, place, cover, attachTo } = metadataOf(headers)
  const length = one(headers, 'upload-length') ?? ''
  if (one(headers, 'tus-resumable') !== '1.0.0' || !/^\d{1,15}$/.test(length) || !filename) throw wrong()
  if (sha256 && !/^[0-9a-f]{64}$/i.test(sha256)) throw wrong()
  if (!batch || !isId(batch)) throw new CodedError('not_found', { text: 'errors.uploadNoBatch' })
  return {
    batchId: batch,
    name: cleanName(filename),
    folder: cleanFolder(folder ?? ''),
    bytes: Number(length),
    sha256: sha256?.toLowerCase() || null,
    place: /^\d{1,9}$/.test(place ?? '') ? Number(place) : 0,
    cover: cover === 'true',
    attachTo: attachTo ? targetNamed(attachTo) : undefined,
  }
}
