import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { previewFile, readFacts, readPage } from '#model/api/files/media.ts'
import { readContent } from '#model/api/files.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import {
  attachedAs,
  inlineAs,
  isKnown,
  type MuseumActor,
  type Route,
  route,
} from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import { type Storage, withLocalFile } from '#server/platform/storage/index.ts'
import { mayOnlyLook } from '../may-only-look.ts'
import { isolated } from '../processing/pictures/isolated/isolated.ts'
import { keepAsking, tagOf } from '../routes/kept-by-browser.ts'
import { originalKey } from '../storage-keys.ts'
import { contentsOf, type FileRow } from '../store/contents.ts'
import { recordDownload } from '../work/record-download.ts'
import { sendContent } from './send-content.ts'

export interface StreamingOptions {
  readonly database: Database
  readonly storage: Storage
  readonly texts: TextBook
  readonly clock: Clock
}

/** Types that browsers play under another name than their own. */
const playedAs: Readonly<Record<string, string>> = {
  'video/quicktime': 'video/mp4',
  'video/x-m4v': 'video/mp4',
}

const shown = /^(video|audio|model)\/[\w.+-]+$|^application\/pdf$/

/** Types of which pictures of their pages are shown to those who may not download them. */
const hasPages = (mime: string): boolean => mime === 'application/pdf'

/**
 * The media type under which a content is shown on a page; undefined for one that never is. Pictures are none: they are shown in the
 * sizes that are made of them, and their originals are for people who may download.
 */
function previewType(mime: string): string | undefined {
  if (mime === 'text/plain') return 'text/plain'
  return shown.test(mime) ? (playedAs[mime] ?? mime) : undefined
}

/** Pages are kept in memory only: drawing one again takes a moment. */
const mostBytes = 32 * 1024 ** 2

/** Documents opened at a time. */
const limit = pLimit(2)

/** Pictures of the pages of documents, for those who may look at them and not download them. @throws {CodedError} `not_found` for a page there is not. */
function createPages(storage: Storage): (file: FileRow, page: number) => Promise<Buffer> {
  const known = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1,
  })
  const draw = async (storageKey: string, page: number): Promise<Buffer> => {
    const key = originalKey(storageKey)
    const picture = await withLocalFile(storage, key, path => isolated('page', { path, page }))
    if (!picture) throw notFound()
    return Buffer.from(picture)
  }
  return async ({ storage_key: storageKey }, page) => {
    const name = `${storageKey} ${page}`
    const drawn = known.get(name) ?? (await limit(draw, storageKey, page))
    known.set(name, drawn)
    return drawn
  }
}

/** Contents as they were uploaded, for players, readers and downloads; and what was found in them (C-F02). */
export function streamingRoutes({ database, storage, texts, clock }: StreamingOptions): Route[] {
  /** @throws {CodedError} `not_found`, also for a file of another museum. */
  const find = async ({ tenantId }: MuseumActor, id: string): Promise<FileRow> => {
    const [file] = await database.inTenant(tenantId, tx => contentsOf(tx, [id]))
    if (!file) throw notFound()
    return file
  }

  const pages = createPages(storage)

  return [
    route(previewFile, async ({ actor, params, request, reply }) => {
      const file = await find(actor, params.id)
      const mime = previewType(file.mime)
      if (mime === undefined) throw notFound()
      // Reading the whole of a document is having it. Films, recordings and models have no lesser form in which they could be shown.
      if (hasPages(file.mime) && mayOnlyLook(actor)) throw forbidden()
      return sendContent(request, reply, file, {
        database,
        storage,
        clock,
        mime,
        disposition: inlineAs(file.name),
      })
    }),

    route(readPage, async ({ actor, params, request, reply }) => {
      const file = await find(actor, params.id)
      if (!hasPages(file.mime)) throw notFound()
      const tag = tagOf(file, `page-${params.page}`)
      keepAsking(reply, tag)
      if (isKnown(request, tag)) return reply.code(304).send()
      return reply.type('image/webp').send(await pages(file, params.page))
    }),

    route(readContent, async ({ actor, params, request, reply }) => {
      const file = await find(actor, params.id)
      const { mime: format, name } = file
      await recordDownload({ database, clock }, { actor, request }, { count: 1, format, id: params.id, name })
      const disposition = file.mime.startsWith('image/') ? inlineAs(file.name) : attachedAs(file.name)
      return sendContent(request, reply, file, { database, storage, clock, mime: file.mime, disposition })
    }),

    route(readFacts, async ({ actor, params, language }) => {
      const file = await find(actor, params.id)
      // What the poster is known by is our own affair.
      const { poster: _, ...facts } = file.facts
      return {
        version: file.version,
        state: file.state,
        failure: file.failure === null ? null : texts.translate(language, file.failure as TextKey),
        fileType: file.mime,
        bytes: Number(file.bytes),
        sha256: file.sha256,
        picture: file.picture,
        facts,
        at: file.created_at.toISOString(),
      }
    }),
  ]
}
