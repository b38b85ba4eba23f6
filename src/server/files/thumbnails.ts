import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { ThumbnailSize } from '#model/api/files.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { readPicture } from './read-picture.ts'
import { originalKey, thumbnailKey } from './storage-keys.ts'

/** Pictures decoded at a time: the threads that do it also read files and hash passwords. */
const atATime = 2

/** The thumbnail of what lies under a storage key. */
export type Thumbnails = (storageKey: string, size: ThumbnailSize) => Promise<Readable>

/** Thumbnails are made when they are first asked for, once however many ask, and kept in the storage. */
export function createThumbnails(storage: Storage): Thumbnails {
  const limit = pLimit(atATime)
  const underWay = new Map<string, Promise<void>>()

  const make = async (storageKey: string, size: ThumbnailSize): Promise<void> => {
    const content = await storage.get(originalKey(storageKey))
    const thumbnail = await readPicture(content, picture => makeThumbnail(picture, size))
    await storage.put(thumbnailKey(storageKey, size), Readable.from([thumbnail]))
  }

  return async (storageKey, size) => {
    const key = thumbnailKey(storageKey, size)
    if (!(await storage.has(key))) {
      const making = underWay.get(key) ?? limit(() => make(storageKey, size))
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
