import type { ThumbnailSize } from '#model/api/files.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { pyramidKey, thumbnailKey } from '../storage-keys.ts'

/** From what a thumbnail is made. */
export interface ThumbnailSource {
  readonly key: string
  readonly isPyramid: boolean
}

/** The smallest of what was made of a picture from which a thumbnail can be made: a larger thumbnail, the pyramid, or `picture`. */
export async function findSource(
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
