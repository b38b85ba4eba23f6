import { createReadStream } from 'node:fs'
import type { Size } from '#model/files/iiif/image-request.ts'
import { type Storage, withTemporaryFile } from '#server/platform/storage/index.ts'
import { makePyramid } from '../processing/pictures/make-pyramid.ts'
import { openPicture } from '../processing/pictures/open-picture.ts'
import { pyramidFrom } from '../processing/pictures/picture-limits.ts'
import { pyramidKey } from '../storage-keys.ts'

/** From what parts of a picture are cut. */
export interface PictureSource extends Size {
  /** Key of the stored file. */
  readonly key: string
  /** Sizes of the levels of a pyramid, the largest first; of what is none, its own alone. */
  readonly levels: readonly Size[]
  /** Whether its lines come in the order in which it is shown. */
  readonly inOrder: boolean
}

type LocalPath = (key: string) => Promise<string>

async function pyramidSource(key: string, localPath: LocalPath): Promise<PictureSource> {
  const path = await localPath(key)
  const { pages = 1 } = await openPicture(path).metadata()
  const levels = await Promise.all(
    Array.from({ length: pages }, async (_, page): Promise<Size> => {
      const { width, height } = await openPicture(path, { page }).metadata()
      return { width, height }
    }),
  )
  const [whole] = levels
  if (!whole) throw new Error('a pyramid without levels')
  return { ...whole, key, levels, inOrder: true }
}

/** Opens the pyramid of a picture, or a picture that is small enough to need none. A large one that has none yet gets one. */
export async function pictureSource(
  storage: Storage,
  localPath: LocalPath,
  { storageKey, picture }: { readonly storageKey: string; readonly picture: string },
): Promise<PictureSource> {
  const key = pyramidKey(storageKey)
  if (await storage.has(key)) return pyramidSource(key, localPath)
  const path = await localPath(picture)
  const { autoOrient, orientation = 1 } = await openPicture(path).metadata()
  const inOrder = orientation === 1
  if (Math.max(autoOrient.width, autoOrient.height) <= pyramidFrom)
    return { ...autoOrient, key: picture, levels: [autoOrient], inOrder }
  await withTemporaryFile(async made => {
    await makePyramid(openPicture(path, { inOrder }), made)
    await storage.put(key, createReadStream(made))
  })
  return pyramidSource(key, localPath)
}
