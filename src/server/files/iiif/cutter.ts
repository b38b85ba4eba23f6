import { createReadStream } from 'node:fs'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import type { ImageRequest } from '#model/files/iiif/image-request.ts'
import { limitedSize, type PictureLimit } from '#model/files/limited-size.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Storage, withTemporaryFile } from '#server/platform/storage/index.ts'
import { cutsAtATime, isolated } from '../processing/pictures/isolated/isolated.ts'
import type { PictureSource } from '../processing/pictures/levels.ts'
import { pyramidFrom } from '../processing/pictures/picture-limits.ts'
import { pictureKey, pyramidKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'
import { createLocalCopies } from './local-copies.ts'
import { readPyramid, readTile, type StoredLevel } from './stored-tiles/read-pyramid.ts'
import { partWeight, storedTileOf } from './weight.ts'

/** A content as far as its picture goes. */
export type Pictured = Pick<FileRow, 'storage_key' | 'picture' | 'facts'>

/** Tiles decoded at a time: the rest is for thumbnails and downloads. Those that are handed out as they are stored need no place. */
const tilesAtATime = 3

/** Large parts that may wait for one of their places; who asks for more is told to come back. */
const mostWaiting = 60
const comeBackSeconds = 5

/** Parts are kept in memory only: making one again takes some hundredths of a second, and nothing has to be cleaned up. */
const mostBytes = 64 * 1024 ** 2

/** Bytes of what is known of pictures: where the tiles of the largest lie takes some ten thousand. */
const mostSourceBytes = 32 * 1024 ** 2
const sourceBytes = 1024

/** A picture that is ready to be cut. */
export interface OpenedPicture {
  readonly source: PictureSource
  /** Places of its tiles in the storage; absent for one that is stored whole. */
  readonly stored?: readonly StoredLevel[] | undefined
}

/** Makes parts of pictures. */
export interface Cutter {
  /** @throws {CodedError} `not_found` where the content has no picture. */
  open(content: Pictured, limit?: PictureLimit): Promise<OpenedPicture>
  /** @throws {CodedError} `too_many_requests` for a large part while many others wait. */
  cut(content: Pictured, opened: OpenedPicture, request: ImageRequest): Promise<Buffer>
}

/** Names a picture: the picture of a file may be replaced under the same key. */
const nameOf = ({ storage_key: storageKey, facts: { poster = '' } }: Pictured): string =>
  `${storageKey} ${poster}`

interface Opening {
  readonly storage: Storage
  /** Finds the path at which a stored file can be read on this machine. */
  readonly localPath: (key: string) => Promise<string>
  readonly places: { readonly tile: LimitFunction; readonly cut: LimitFunction }
}

async function openByDecoder(
  { localPath, places }: Opening,
  key: string,
  isPyramid: boolean,
): Promise<PictureSource> {
  const { levels, inOrder } = await places.tile(async () =>
    isolated('levels', { path: await localPath(key), isPyramid }),
  )
  const [whole] = levels
  if (!whole) throw new Error('a picture without a size')
  return { ...whole, key, levels, inOrder }
}

/** Opens a stored pyramid by what it says of itself, so that nothing of it is copied; one that is not as it should be, by the decoder. */
async function openPyramid(opening: Opening, key: string): Promise<OpenedPicture> {
  const stored = await readPyramid((start, length) => opening.storage.part(key, start, length))
  const [whole] = stored ?? []
  if (!stored || !whole) return { source: await openByDecoder(opening, key, true) }
  const levels = stored.map(({ width, height }) => ({ width, height }))
  return { source: { width: whole.width, height: whole.height, key, levels, inOrder: true }, stored }
}

/** Opens the pyramid of a picture, or a picture that is small enough to need none. A large one that has none yet gets one. */
async function openStored(
  opening: Opening,
  { storageKey, picture }: { readonly storageKey: string; readonly picture: string },
): Promise<OpenedPicture> {
  const { storage, localPath, places } = opening
  const key = pyramidKey(storageKey)
  if (await storage.has(key)) return openPyramid(opening, key)
  const source = await openByDecoder(opening, picture, false)
  if (Math.max(source.width, source.height) <= pyramidFrom) return { source }
  await places.cut(() =>
    withTemporaryFile(async made => {
      await isolated('pyramid', { path: await localPath(picture), inOrder: source.inOrder, to: made })
      await storage.put(key, createReadStream(made))
    }),
  )
  return openPyramid(opening, key)
}

/** Does work once, however many ask for it at the same time. */
function once<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return async (key, work) => {
    const working = underWay.get(key) ?? work()
    underWay.set(key, working)
    try {
      return await working
    } finally {
      underWay.delete(key)
    }
  }
}

/** Makes parts of stored pictures. One for a server: places and what is remembered are shared by all who ask. */
export function createCutter(storage: Storage): Cutter {
  const localPath = createLocalCopies(storage)
  const places = { tile: pLimit(tilesAtATime), cut: pLimit(cutsAtATime) }
  const pictures = new LRUCache<string, OpenedPicture>({
    maxSize: mostSourceBytes,
    sizeCalculation: ({ stored = [] }) =>
      stored.reduce(
        (sum, { starts, lengths, head }) => sum + starts.byteLength + lengths.byteLength + head.length,
        sourceBytes,
      ),
  })
  const parts = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1,
  })
  const [openOnce, cutOnce] = [once<OpenedPicture>(), once<Buffer>()]

  const cutAnew = async ({ source }: OpenedPicture, request: ImageRequest): Promise<Buffer> => {
    const weight = partWeight(source, request)
    const place = places[weight]
    if (weight === 'cut' && place.pendingCount >= mostWaiting)
      throw new CodedError('too_many_requests', { retryAfter: comeBackSeconds })
    const { buffer, byteOffset, byteLength } = await place(async () =>
      isolated(weight, { path: await localPath(source.key), source, request }),
    )
    return Buffer.from(buffer, byteOffset, byteLength)
  }

  /** A tile that is wanted as it is stored; undefined for any other part. */
  const asStored = async (
    { source, stored }: OpenedPicture,
    request: ImageRequest,
  ): Promise<Buffer | undefined> => {
    const tile = stored && storedTileOf(source, request)
    const level = tile && stored[tile.level]
    return (
      level &&
      readTile((start, length) => storage.part(source.key, start, length), level, tile.column, tile.row)
    )
  }

  return {
    async open(content, limit) {
      const { storage_key: storageKey, picture } = content
      if (picture === null) throw notFound()
      const name = nameOf(content)
      const opened =
        pictures.get(name) ??
        (await openOnce(name, async () => {
          const found = await openStored(
            { storage, localPath, places },
            { storageKey, picture: pictureKey(storageKey, picture) },
          )
          pictures.set(name, found)
          return found
        }))
      if (!limit) return opened
      const { source } = opened
      return { ...opened, source: { ...source, ...limitedSize(source, limit) } }
    },

    async cut(content, opened, request) {
      const { width, height } = opened.source
      const key = `${nameOf(content)} ${JSON.stringify([width, height, request])}`
      const known = parts.get(key)
      if (known) return known
      return cutOnce(key, async () => {
        const stored = await asStored(opened, request)
        // The system remembers files of its own disks by itself.
        if (stored && storage.localPath) return stored
        const part = stored ?? (await cutAnew(opened, request))
        parts.set(key, part)
        return part
      })
    },
  }
}
