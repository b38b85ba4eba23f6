import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { AddressParts, ImageRequest, Size } from '#model/files/iiif/image-request.ts'
import { readImageRequest } from '#model/files/iiif/read-image-request.ts'
import { lookOnlySize } from '#model/files/look-only.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { apart } from '../processing/pictures/apart/apart.ts'
import type { PictureSource } from '../processing/pictures/levels.ts'
import { pictureKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'
import { createLocalCopies } from './local-copies.ts'
import { pictureSource } from './picture-source.ts'

/** Parts cut at a time: the rest is for thumbnails and downloads. */
const atATime = 3

/** What was cut is kept in memory only: cutting again takes some hundredths of a second, and nothing has to be cleaned up. */
const mostBytes = 64 * 1024 ** 2
const mostSources = 500

type Pictured = Pick<FileRow, 'storage_key' | 'picture' | 'facts'>

/** Names a picture: what stands for a file may be replaced under the same key. */
const nameOf = ({ storage_key: storageKey, facts: { poster = '' } }: Pictured): string =>
  `${storageKey} ${poster}`

/** Who asks: whoever may only look has a smaller picture before them, and no part of it is any sharper. */
export interface Asked {
  readonly lookOnly: boolean
}

/** Parts of pictures, for viewers that go deep into them. */
export interface Tiles {
  /** @throws {CodedError} `not_found` where nothing stands for the content. */
  sizeOf(content: Pictured, asked: Asked): Promise<Size>
  /** @throws {CodedError} `invalid_input` for an address that asks for what there is not. */
  request(content: Pictured, address: AddressParts, asked: Asked): Promise<ImageRequest>
  cut(content: Pictured, request: ImageRequest, asked: Asked): Promise<Buffer>
}

export function createTiles(storage: Storage): Tiles {
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

  const sourceFor = async (content: Pictured, { lookOnly }: Asked): Promise<PictureSource> => {
    const source = await sourceOf(content)
    return lookOnly ? { ...source, ...lookOnlySize(source) } : source
  }

  const cutAnew = async (
    content: Pictured,
    request: ImageRequest,
    asked: Asked,
    key: string,
  ): Promise<Buffer> => {
    const source = await sourceFor(content, asked)
    const tile = await limit(async () =>
      Buffer.from(await apart('cut', { path: await localPath(source.key), source, request })),
    )
    tiles.set(key, tile)
    return tile
  }

  return {
    async sizeOf(content, asked) {
      const { width, height } = await sourceFor(content, asked)
      return { width, height }
    },

    async request(content, address, asked) {
      const { request, wrong } = readImageRequest(address, await sourceFor(content, asked))
      if (!request) throw new CodedError('invalid_input', { fields: { [wrong]: { key: 'choice' } } })
      return request
    },

    async cut(content, request, asked) {
      const key = `${nameOf(content)} ${JSON.stringify([asked, request])}`
      const known = tiles.get(key)
      if (known) return known
      const cutting = underWay.get(key) ?? cutAnew(content, request, asked, key)
      underWay.set(key, cutting)
      try {
        return await cutting
      } finally {
        underWay.delete(key)
      }
    },
  }
}
