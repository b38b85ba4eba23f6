import { previewFile, readFacts, readPage } from '#model/api/files/media.ts'
import { readContent } from '#model/api/files.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { forbidden, notFound } from '#server/platform/errors.ts'
import { attachedAs, inlineAs, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { TextBook, TextKey } from '#server/platform/i18n/texts.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { mayOnlyLook } from '../may-only-look.ts'
import { isKnown, keepAsking, tagOf } from '../routes/kept-by-browser.ts'
import { contentsOf, type FileRow } from '../store/contents.ts'
import { recordDownload } from '../work/record-download.ts'
import { createPages } from './pages.ts'
import { hasPages, previewType } from './preview-type.ts'
import { sendContent } from './send-content.ts'

export interface StreamingOptions {
  readonly database: Database
  readonly storage: Storage
  readonly texts: TextBook
  readonly clock: Clock
}

/** Contents as they were uploaded, for players, readers and whoever downloads; and what was found in them (acceptance row C-F02). */
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
        failure: file.failure === null ? null : texts.say(language, file.failure as TextKey),
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
