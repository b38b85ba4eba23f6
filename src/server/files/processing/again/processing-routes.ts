import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { givePoster, mostPosterBytes, processFile } from '#model/api/files/media.ts'
import { authorOf } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { bounded } from '../../receive/bounded.ts'
import { contentsOf, type FileRow } from '../../store/contents.ts'
import { keepPoster } from '../tools/keep-poster.ts'
import { createProcessing, type ProcessingOptions } from './process-again.ts'
import { writeFound } from './write-found.ts'

const tooLarge = () => new CodedError('too_large')

/** Files looked through once more, and pictures given to files that have none of their own (acceptance row C-F02). */
export function processingRoutes(options: ProcessingOptions): Route[] {
  const { database, storage, renamed } = options
  const processAgain = createProcessing(options)

  /** @throws {CodedError} `not_found` */
  const find = async (tx: TenantTransaction, id: string): Promise<FileRow> => {
    const [file] = await contentsOf(tx, [id])
    if (!file) throw notFound()
    return file
  }

  return [
    route(processFile, ({ actor, params }) =>
      database.inTenant(actor.tenantId, async tx => {
        const row = await find(tx, params.id)
        if (row.state !== 'processing') await processAgain(tx, row, await authorOf(tx, actor))
        return { state: 'processing' }
      }),
    ),

    route(givePoster, async ({ actor, params, body, reply }) => {
      const row = await database.inTenant(actor.tenantId, tx => find(tx, params.id))
      if (row.picture === 'original' || row.mime.startsWith('image/'))
        throw new CodedError('invalid_input', { text: 'processing.notItsOwn' })
      const bytes =
        body instanceof Readable ? await buffer(bounded(body, mostPosterBytes, tooLarge)) : new Uint8Array()
      const poster = await keepPoster(storage, row.storage_key, { bytes })
      if (poster === undefined) throw new CodedError('invalid_input', { text: 'processing.brokenPoster' })
      await database.inTenant(actor.tenantId, async tx =>
        writeFound(
          tx,
          row,
          ({ facts, failure }, measured) => ({
            measured,
            picture: 'poster',
            facts: { ...facts, poster },
            ...(failure !== null && { failure }),
          }),
          { author: await authorOf(tx, actor), action: 'cover', renamed },
        ),
      )
      return reply.code(204).send()
    }),
  ]
}
