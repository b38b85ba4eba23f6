import { createReadStream } from 'node:fs'
import { type Storage, withTemporaryFile } from '#server/platform/storage/index.ts'
import { apart } from '../processing/pictures/apart/apart.ts'
import type { PictureSource } from '../processing/pictures/levels.ts'
import { pyramidFrom } from '../processing/pictures/picture-limits.ts'
import { pyramidKey } from '../storage-keys.ts'

type LocalPath = (key: string) => Promise<string>

async function sourceAt(path: string, key: string, isPyramid: boolean): Promise<PictureSource> {
  const { levels, inOrder } = await apart('levels', { path, isPyramid })
  const [whole] = levels
  if (!whole) throw new Error('a picture without a size')
  return { ...whole, key, levels, inOrder }
}

/** Opens the pyramid of a picture, or a picture that is small enough to need none. A large one that has none yet gets one. */
export async function pictureSource(
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
    await apart('pyramid', { path, inOrder: source.inOrder, to: made })
    await storage.put(key, createReadStream(made))
  })
  return sourceAt(await localPath(key), key, true)
}
