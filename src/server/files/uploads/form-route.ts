import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { OutputOf } from '#model/api/endpoint.ts'
import { uploadFiles } from '#model/api/files/uploads.ts'
import { attachedType, cardTypeOfId } from '#model/cards/card-types.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { announce, authorOf } from '#server/cards/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type Call, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { fileDeclaration } from '../keeping/keep-file.ts'
import { roomLeft } from '../keeping/room.ts'
import { bounded } from '../receive/bounded.ts'
import { cleanName, safeName } from '../receive/clean-name.ts'
import { mostFileBytes } from '../receive/receive-content.ts'
import { removeContent } from '../remove-content.ts'
import { duplicatesOf } from './answer-uploads.ts'
import { reasonOf, sayReason } from './reason.ts'
import type { UploadsContext } from './uploads-context.ts'

/** Files of one form; more go by the resumable way. */
const mostFiles = 100

type Received = OutputOf<typeof uploadFiles>['result'][number]

/** What of a form is read: files as they come, and nothing else. */
const limits = { fileSize: mostFileBytes + 1, files: mostFiles, fields: 20, fieldSize: 10_000 }

/** Files of a form (acceptance row C-F01): each is stored while it comes, never held in memory; each is kept by itself, or refused. */
export function formRoute({ database, storage, texts, files }: UploadsContext): Route {
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
        const message = sayReason(texts, language, { reason: text, reason_params: params }) ?? ''
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
