import type { Sharp } from 'sharp'
import type { ThumbnailSize } from '#model/api/files.ts'
import { type Storage, withLocalFile } from '#server/platform/storage/index.ts'
import { levelFor } from '../processing/pictures/level-for.ts'
import { openPicture } from '../processing/pictures/open-picture.ts'
import { pyramidKey, thumbnailKey } from '../storage-keys.ts'

/** Opens the smallest of what was made of a picture from which a thumbnail can be made: a larger thumbnail, the pyramid, or `picture`. */
export async function openSource<T>(
  storage: Storage,
  storageKey: string,
  picture: string,
  size: ThumbnailSize,
  use: (source: Sharp) => Promise<T>,
): Promise<T> {
  const larger = thumbnailKey(storageKey, 480)
  if (size === 160 && (await storage.has(larger)))
    return withLocalFile(storage, larger, path => use(openPicture(path)))
  const pyramid = pyramidKey(storageKey)
  if (await storage.has(pyramid))
    return withLocalFile(storage, pyramid, async path => {
      const { width, height, pages = 1 } = await openPicture(path).metadata()
      return use(openPicture(path, { page: levelFor({ pages }, Math.max(width, height) / size) }))
    })
  return withLocalFile(storage, picture, async path => {
    const { orientation = 1 } = await openPicture(path).metadata()
    return use(openPicture(path, { inOrder: orientation === 1 }))
  })
}
