import type { FastifyReply, FastifyRequest } from 'fastify'
import { iiifUrl, readIiifBase, readIiifImage, readIiifInfo } from '#model/api/files/iiif.ts'
import { iiifContext, infoDocument } from '#model/files/iiif/info-document.ts'
import { lookOnlySide } from '#model/files/look-only.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { mayOnlyLook } from '../may-only-look.ts'
import { isKnown, keepAsking, tagOf } from '../routes/kept-by-browser.ts'
import { contentsOf } from '../store/contents.ts'
import { iiifTypes } from './iiif-types.ts'
import { createTiles } from './tiles.ts'

export interface IiifRoutesOptions {
  readonly database: Database
  readonly storage: Storage
  /** Address at which people reach the product. */
  readonly publicUrl: () => string
}

const jsonLd = `application/ld+json;profile="${iiifContext}"`

/** Viewers on other sites may read what they were given a token for; cookies do not come along. */
const open = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*')

/** Pictures for viewers that go deep into them (IIIF Image API 3.0, level 2). */
export function iiifRoutes({ database, storage, publicUrl }: IiifRoutesOptions): Route[] {
  const tiles = createTiles(storage)

  /** @throws {CodedError} `not_found`, also for a file of another museum. */
  const find = async ({ tenantId }: MuseumActor, id: string) => {
    const [file] = await database.inTenant(tenantId, tx => contentsOf(tx, [id]))
    if (!file || file.picture === null) throw notFound()
    return file
  }

  /** The address under which the picture was asked for, so that what the viewer asks for next comes here, too. */
  const addressOf = ({ protocol, host }: FastifyRequest, id: string): string => {
    const known = new URL(publicUrl())
    return `${known.host === host ? known.origin : `${protocol}://${host}`}${iiifUrl(id)}`
  }

  return [
    route(readIiifBase, async ({ actor, params, reply }) => {
      await find(actor, params.id)
      return open(reply).redirect(`${iiifUrl(params.id)}/info.json`, 303)
    }),

    route(readIiifInfo, async ({ actor, params, request, reply }) => {
      const file = await find(actor, params.id)
      const isJsonLd = request.headers.accept?.includes('application/ld+json')
      const type = isJsonLd ? jsonLd : 'application/json'
      const asked = { lookOnly: mayOnlyLook(actor) }
      const tag = tagOf(file, `${isJsonLd ? 'info-ld' : 'info'}${asked.lookOnly ? '-look' : ''}`)
      open(keepAsking(reply, tag)).header('vary', 'accept')
      if (isKnown(request, tag)) return reply.code(304).send()
      const size = await tiles.sizeOf(file, asked)
      const most = asked.lookOnly ? lookOnlySide : undefined
      const info = infoDocument(addressOf(request, params.id), size, most)
      return reply.type(type).send(JSON.stringify(info))
    }),

    route(readIiifImage, async ({ actor, params, request, reply }) => {
      const file = await find(actor, params.id)
      const { id: _id, ...address } = params
      const asked = { lookOnly: mayOnlyLook(actor) }
      const wanted = await tiles.request(file, address, asked)
      const tag = tagOf(
        file,
        [...Object.values(address), ...(asked.lookOnly ? ['look'] : [])]
          .join('-')
          .replaceAll(/[^\w.,:!-]/g, ''),
      )
      open(keepAsking(reply, tag))
      if (isKnown(request, tag)) return reply.code(304).send()
      return reply.type(iiifTypes[wanted.format]).send(await tiles.cut(file, wanted, asked))
    }),
  ]
}
