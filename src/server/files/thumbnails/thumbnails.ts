import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { ThumbnailSize } from '#model/api/files.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Storage, withLocalFile } from '#server/platform/storage/index.ts'
import { isolated } from '../processing/pictures/isolated/isolated.ts'
import { pictureKey, pyramidKey, thumbnailKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'

export const thumbnailType = 'image/webp'

/** Pictures decoded at a time: the rest is for parts of pictures. */
const atATime = 2

type Pictured = Pick<FileRow, 'storage_key' | 'picture'>

/** The thumbnail of a content. @throws {CodedError} `not_found` where it has no picture. */
export type Thumbnails = (content: Pictured, size: ThumbnailSize) => Promise<Readable>

/** From what a thumbnail is made. */
export interface ThumbnailSource {
  readonly key: string
  readonly isPyramid: boolean
}

/** The smallest of what was made of a picture from which a thumbnail can be made: a larger thumbnail, the pyramid, or `picture`. */
async function findSource(
  storage: Storage,
  storageKey: string,
  picture: string,
  size: ThumbnailSize,
): Promise<ThumbnailSource> {
  const larger = thumbnailKey(storageKey, 480)
  if (size === 160 && (await storage.has(larger))) return { key: larger, isPyramid: false }
  const pyramid = pyramidKey(storageKey)
  if (await storage.has(pyramid)) return { key: pyramid, isPyramid: true }
  return { key: picture, isPyramid: false }
}

/** Thumbnails are made when they are first asked for, once however many ask, and kept in the storage. */
export function createThumbnails(storage: Storage): Thumbnails {
  const limit = pLimit(atATime)
  const underWay = new Map<string, Promise<void>>()

  const make = async (source: string, storageKey: string, size: ThumbnailSize): Promise<void> => {
    const { key, isPyramid } = await findSource(storage, storageKey, source, size)
    const thumbnail = await withLocalFile(storage, key, path =>
      isolated('thumbnail', { path, isPyramid, size }),
    )
    await storage.put(thumbnailKey(storageKey, size), Readable.from([thumbnail]))
  }

  return async ({ storage_key: storageKey, picture }, size) => {
    if (picture === null) throw notFound()
    const key = thumbnailKey(storageKey, size)
    if (!(await storage.has(key))) {
      const making = underWay.get(key) ?? limit(() => make(pictureKey(storageKey, picture), storageKey, size))
      underWay.set(key, making)
      try {
        await making
      } finally {
        underWay.delete(key)
      }
    }
    return storage.get(key)
  }
}
