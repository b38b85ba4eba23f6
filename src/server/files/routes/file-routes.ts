import type { FastifyReply } from 'fastify'
import { readContent, readThumbnail, type ThumbnailSize } from '#model/api/files.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Call, inlineAs, type Route, route } from '#server/platform/http/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../storage-keys.ts'
import { contentsOf, type FileRow } from '../store/contents.ts'
import { thumbnailType } from '../thumbnails/make-thumbnail.ts'
import { createThumbnails } from '../thumbnails/thumbnails.ts'

export interface FileRoutesOptions {
  readonly database: Database
  readonly storage: Storage
}

export function fileRoutes({ database, storage }: FileRoutesOptions): Route[] {
  const thumbnails = createThumbnails(storage)

  /** @throws {CodedError} `not_found`, also for a file of another museum. */
  const find = async ({ actor, params }: Pick<Call<typeof readContent>, 'actor' | 'params'>) => {
    const [file] = await database.inTenant(actor.tenantId, tx => contentsOf(tx, [params.id]))
    if (!file) throw notFound()
    return file
  }

  return [
    route(readThumbnail, async call => {
      const file = await find(call)
      const size = Number(call.query.size) as ThumbnailSize
      const tag = tagOf(file, call.query.size)
      if (isKnown(call, tag)) return keep(call.reply, tag).code(304).send()
      const thumbnail = await thumbnails(file, size)
      return keep(call.reply, tag).type(thumbnailType).send(thumbnail)
    }),

    route(readContent, async call => {
      const file = await find(call)
      const tag = tagOf(file, 'original')
      if (isKnown(call, tag)) return keep(call.reply, tag).code(304).send()
      const content = await storage.get(originalKey(file.storage_key))
      return keep(call.reply, tag)
        .type(file.mime)
        .header('content-length', file.bytes)
        .header('content-disposition', inlineAs(file.name))
        .send(content)
    }),
  ]
}

/** Names what an address answers with, so that a browser that has it need not be sent it again. */
const tagOf = ({ sha256 }: FileRow, variant: string): string => `"${sha256.slice(0, 32)}-${variant}"`

/**
 * The browser of this person keeps the answer and shows it at once; behind the back of whoever looks it asks whether the content was
 * replaced by another one.
 */
const keep = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('cache-control', 'private, max-age=60, stale-while-revalidate=31536000').header('etag', tag)

const isKnown = ({ request }: Pick<Call<typeof readContent>, 'request'>, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(/,\s*/).some(known => known.replace(/^W\//, '') === tag)
