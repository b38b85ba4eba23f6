import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { iiifUrl, readIiifBase, readIiifImage, readIiifInfo } from '#model/api/files/iiif.ts'
import type { AddressParts, IiifFormat, ImageRequest, Size } from '#model/files/iiif/image-request.ts'
import { iiifContext, infoDocument } from '#model/files/iiif/info-document.ts'
import { readImageRequest } from '#model/files/iiif/read-image-request.ts'
import { lookOnlySide, lookOnlySize } from '#model/files/look-only.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { type Storage, withTemporaryFile } from '#server/platform/storage/index.ts'
import { mayOnlyLook } from '../may-only-look.ts'
import { isolated } from '../processing/pictures/isolated/isolated.ts'
import type { PictureSource } from '../processing/pictures/levels.ts'
import { pyramidFrom } from '../processing/pictures/picture-limits.ts'
import { isKnown, keepAsking, tagOf } from '../routes/kept-by-browser.ts'
import { pictureKey, pyramidKey } from '../storage-keys.ts'
import { contentsOf, type FileRow } from '../store/contents.ts'
import { createLocalCopies } from './local-copies.ts'

export interface IiifRoutesOptions {
  readonly database: Database
  readonly storage: Storage
  /** Address at which people reach the product. */
  readonly publicUrl: () => string
}

const jsonLd = `application/ld+json;profile="${iiifContext}"`

/** Viewers on other sites may read what they were given a token for; cookies do not come along. */
const open = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*')

/** Media types of the formats that parts of pictures are asked for in. */
const iiifTypes: Readonly<Record<IiifFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Parts cut at a time: the rest is for thumbnails and downloads. */
const atATime = 3

/** Tiles are kept in memory only: cutting again takes some hundredths of a second, and nothing has to be cleaned up. */
const mostBytes = 64 * 1024 ** 2

const mostSources = 500

type Pictured = Pick<FileRow, 'storage_key' | 'picture' | 'facts'>

/** Names a picture: the picture of a file may be replaced under the same key. */
const nameOf = ({ storage_key: storageKey, facts: { poster = '' } }: Pictured): string =>
  `${storageKey} ${poster}`

/** The person who asks: with view permission only, the picture is smaller, and no part of it is sharper. */
export interface Viewing {
  readonly lookOnly: boolean
}

/** Parts of pictures, for viewers that go deep into them. */
export interface Tiles {
  /** @throws {CodedError} `not_found` where the content has no picture. */
  sizeOf(content: Pictured, viewing: Viewing): Promise<Size>
  /** @throws {CodedError} `invalid_input` for an address that asks for what there is not. */
  request(content: Pictured, address: AddressParts, viewing: Viewing): Promise<ImageRequest>
  cut(content: Pictured, request: ImageRequest, viewing: Viewing): Promise<Buffer>
}

type LocalPath = (key: string) => Promise<string>

async function sourceAt(path: string, key: string, isPyramid: boolean): Promise<PictureSource> {
  const { levels, inOrder } = await isolated('levels', { path, isPyramid })
  const [whole] = levels
  if (!whole) throw new Error('a picture without a size')
  return { ...whole, key, levels, inOrder }
}

/** Opens the pyramid of a picture, or a picture that is small enough to need none. A large one that has none yet gets one. */
async function pictureSource(
  storage: Storage,
  localPath: LocalPath,
  { storageKey, picture }: { readonly storageKey: string; readonly picture: string },
): Promise<PictureSource> {
  const key = pyramidKey(storageKey)
  if (await storage.has(key)) return sourceAt(await localPath(key), key, true)
  const path = await localPath(picture)
  const source = await sourceAt(path, picture, false)
  if (Math.max(source.width, source.height) <= pyramidFrom) return source
  await withTemporaryFile(async made => {
    await isolated('pyramid', { path, inOrder: source.inOrder, to: made })
    await storage.put(key, createReadStream(made))
  })
  return sourceAt(await localPath(key), key, true)
}

function createTiles(storage: Storage): Tiles {
  const localPath = createLocalCopies(storage)
  const limit = pLimit(atATime)
  const sources = new LRUCache<string, Promise<PictureSource>>({ max: mostSources })
  const tiles = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1,
  })
  const underWay = new Map<string, Promise<Buffer>>()

  const sourceOf = async (content: Pictured): Promise<PictureSource> => {
    const { storage_key: storageKey, picture } = content
    const name = nameOf(content)
    if (picture === null) throw notFound()
    const known = sources.get(name)
    const opening =
      known ??
      limit(() => pictureSource(storage, localPath, { storageKey, picture: pictureKey(storageKey, picture) }))
    sources.set(name, opening)
    try {
      return await opening
    } catch (error) {
      sources.delete(name)
      throw error
    }
  }

  const sourceFor = async (content: Pictured, { lookOnly }: Viewing): Promise<PictureSource> => {
    const source = await sourceOf(content)
    return lookOnly ? { ...source, ...lookOnlySize(source) } : source
  }

  const cutAnew = async (
    content: Pictured,
    request: ImageRequest,
    viewing: Viewing,
    key: string,
  ): Promise<Buffer> => {
    const source = await sourceFor(content, viewing)
    const tile = await limit(async () =>
      Buffer.from(await isolated('cut', { path: await localPath(source.key), source, request })),
    )
    tiles.set(key, tile)
    return tile
  }

  return {
    async sizeOf(content, viewing) {
      const { width, height } = await sourceFor(content, viewing)
      return { width, height }
    },

    async request(content, address, viewing) {
      const { request, wrong } = readImageRequest(address, await sourceFor(content, viewing))
      if (!request) throw new CodedError('invalid_input', { fields: { [wrong]: { key: 'choice' } } })
      return request
    },

    async cut(content, request, viewing) {
      const key = `${nameOf(content)} ${JSON.stringify([viewing, request])}`
      const known = tiles.get(key)
      if (known) return known
      const cutting = underWay.get(key) ?? cutAnew(content, request, viewing, key)
      underWay.set(key, cutting)
      try {
        return await cutting
      } finally {
        underWay.delete(key)
      }
    },
  }
}

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
      const viewing = { lookOnly: mayOnlyLook(actor) }
      const tag = tagOf(file, `${isJsonLd ? 'info-ld' : 'info'}${viewing.lookOnly ? '-look' : ''}`)
      open(keepAsking(reply, tag)).header('vary', 'accept')
      if (isKnown(request, tag)) return reply.code(304).send()
      const size = await tiles.sizeOf(file, viewing)
      const most = viewing.lookOnly ? lookOnlySide : undefined
      const info = infoDocument(addressOf(request, params.id), size, most)
      return reply.type(type).send(JSON.stringify(info))
    }),

    route(readIiifImage, async ({ actor, params, request, reply }) => {
      const file = await find(actor, params.id)
      const { id: _id, ...address } = params
      const viewing = { lookOnly: mayOnlyLook(actor) }
      const wanted = await tiles.request(file, address, viewing)
      const tag = tagOf(
        file,
        [...Object.values(address), ...(viewing.lookOnly ? ['look'] : [])]
          .join('-')
          .replaceAll(/[^\w.,:!-]/g, ''),
      )
      open(keepAsking(reply, tag))
      if (isKnown(request, tag)) return reply.code(304).send()
      return reply.type(iiifTypes[wanted.format]).send(await tiles.cut(file, wanted, viewing))
    }),
  ]
}
