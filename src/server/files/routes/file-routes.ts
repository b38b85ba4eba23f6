import { readThumbnail, type ThumbnailSize } from '#model/api/files.ts'
import { lookOnlySide } from '#model/files/look-only.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Call, type Route, route } from '#server/platform/http/index.ts'
import { mayOnlyLook } from '../may-only-look.ts'
import { contentsOf } from '../store/contents.ts'
import { type Thumbnails, thumbnailType } from '../thumbnails/thumbnails.ts'
import { isKnown, keep, tagOf } from './kept-by-browser.ts'

export interface FileRoutesOptions {
  readonly database: Database
  readonly thumbnails: Thumbnails
}

export function fileRoutes({ database, thumbnails }: FileRoutesOptions): Route[] {
  /** @throws {CodedError} `not_found`, also for a file of another museum. */
  const find = async ({ actor, params }: Pick<Call<typeof readThumbnail>, 'actor' | 'params'>) => {
    const [file] = await database.inTenant(actor.tenantId, tx => contentsOf(tx, [params.id]))
    if (!file) throw notFound()
    return file
  }

  return [
    route(readThumbnail, async call => {
      const file = await find(call)
      const asked = Number(call.query.size) as ThumbnailSize
      const size = asked > lookOnlySide && mayOnlyLook(call.actor) ? lookOnlySide : asked
      const tag = tagOf(file, String(size))
      if (isKnown(call.request, tag)) return keep(call.reply, tag).code(304).send()
      const thumbnail = await thumbnails(file, size)
      return keep(call.reply, tag).type(thumbnailType).send(thumbnail)
    }),
  ]
}
