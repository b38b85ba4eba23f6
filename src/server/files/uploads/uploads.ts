import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { OutputOf } from '#model/api/endpoint.ts'
import { uploadFiles } from '#model/api/files/uploads.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { attachedType, cardTypeOfId } from '#model/record-types.ts'
import { announce, authorOf } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Call, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { defineJob, type JobDefinition } from '#server/platform/jobs/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { roomLeft } from '../keeping/room.ts'
import { bounded } from '../receive/bounded.ts'
import { cleanName, safeName } from '../receive/clean-name.ts'
import { mostFileBytes } from '../receive/receive-content.ts'
import { removeContent } from '../remove-content.ts'
import { duplicatesOf } from './answer-uploads.ts'
import { batchRoutes } from './batch-routes.ts'
import { incomingFiles, unfinishedMs } from './incoming-files.ts'
import { reasonOf, reasonText } from './reason.ts'
import { batchById } from './store/batches.ts'
import { changeUpload, deleteUpload, uploadById, uploadIds, uploadsIn } from './store/uploads.ts'
import { type TakeInInput, takeInUpload } from './take-in-upload.ts'
import { tusRoutes } from './tus-routes.ts'
import { process } from './uploading.ts'
import type { UploadsContext } from './uploads-context.ts'

export interface UploadsOptions extends Omit<UploadsContext, 'incoming'> {
  /** The installation's data folder: incoming files lie in it, in a folder of its own. */
  readonly dataDir: string
}

export interface Uploads {
  readonly routes: readonly Route[]
  /** Goes on with what a server that died had left; after the start of the jobs. */
  start(): Promise<void>
  /** Deletes what has arrived of a museum's uploads and is not stored yet. */
  removeOf(tenantId: string): Promise<void>
}

/** Removes what uploads leave behind: that of servers that died, at every start; that of people who never came back, every night. */
export interface Tidying {
  readonly job: JobDefinition<Record<string, never>>
  /** Has what arrived whole analysed, where the server died before it could see to that. */
  goOn(): Promise<void>
}

function tidyUploads(context: UploadsContext, takeIn: JobDefinition<TakeInInput>): Tidying {
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

/** Files of one form; more go by the resumable way. */
const mostFiles = 100

type Received = OutputOf<typeof uploadFiles>['result'][number]

/** The parts of a form that are read: files as they come, and nothing else. */
const limits = { fileSize: mostFileBytes + 1, files: mostFiles, fields: 20, fieldSize: 10_000 }

/** Files of a form (C-F01): each is stored while it comes, never held in memory; each is kept by itself, or refused. */
function formRoute({ database, storage, texts, files }: UploadsContext): Route {
  /** Stores a file of the form; where there is no more room it is broken off. */
  const takeIn = async ({ tenantId }: MuseumActor, { file }: MultipartFile) => {
    const { left, refuse } = await database.inTenant(tenantId, roomLeft)
    const within = Readable.from(bounded(file, left, () => refuse(file.bytesRead)))
    return files.takeIn(tenantId, within)
  }

  const receive = async (
    { actor, language }: Pick<Call<typeof uploadFiles>, 'actor' | 'language'>,
    part: MultipartFile,
  ): Promise<Received> => {
    const { tenantId, accountId } = actor
    const taken = await takeIn(actor, part)
    const name = safeName(cleanName(part.filename), taken)
    try {
      return await database.inTenant(tenantId, async tx => {
        const id = await files.keep(tx, taken, { name, author: await authorOf(tx, actor) })
        await announce(tx, fileDeclaration, { ids: [id], what: 'created', accountId })
        const known = (await duplicatesOf(tx, [taken.sha256], { actor, language })).get(taken.sha256) ?? []
        return {
          name,
          id,
          address: recordPath(cardTypeOfId(attachedType), id),
          duplicates: known.filter(other => other.id !== id),
          error: null,
        }
      })
    } catch (error) {
      // Whether a transaction came to its end is not known when the database was lost in it.
      if (error instanceof CodedError && error.code !== 'unavailable')
        await removeContent(storage, taken.storageKey)
      throw error
    }
  }

  return route(uploadFiles, async ({ actor, language, request }) => {
    if (!request.isMultipart()) throw new CodedError('invalid_request', { text: 'errors.uploadNoFile' })
    const result: Received[] = []
    const errors: CodedError[] = []
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      try {
        result.push(await receive({ actor, language }, part))
      } catch (error) {
        if (!(error instanceof CodedError) || request.raw.readableAborted) throw error
        errors.push(error)
        const { text, params = null } = reasonOf(error)
        const message = reasonText(texts, language, { reason: text, reason_params: params }) ?? ''
        const name = cleanName(part.filename)
        result.push({ name, id: null, address: null, duplicates: [], error: { error: error.code, message } })
        // The next file comes behind this one.
        part.file.resume()
      }
    }
    const [first] = errors
    if (result.length === 0) throw new CodedError('invalid_input', { text: 'errors.uploadNoFile' })
    if (first && errors.length === result.length) throw first
    return { result }
  })
}

/** Files on their way into the museums: resumable, in batches, or as a form. */
export function createUploads({ dataDir, ...options }: UploadsOptions): Uploads {
  const context: UploadsContext = { ...options, incoming: incomingFiles(join(dataDir, 'uploads')) }
  const takeIn = takeInUpload(context)
  const tidy = tidyUploads(context, takeIn)
  context.jobs.register(takeIn)
  context.jobs.register(tidy.job)
  context.jobs.schedule(tidy.job, '41 2 * * *', {})
  return {
    routes: [...tusRoutes(context, takeIn), ...batchRoutes(context, takeIn), formRoute(context)],
    start: tidy.goOn,
    async removeOf(tenantId) {
      const ids = await context.database.inTenant(tenantId, uploadIds)
      for (const id of ids) await context.incoming.remove(id)
    },
  }
}
