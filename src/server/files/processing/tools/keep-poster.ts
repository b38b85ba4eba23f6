import { Readable } from 'node:stream'
import { thumbnailSizes } from '#model/api/files.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { posterKey, thumbnailKey } from '../../storage-keys.ts'
import { isolated } from '../pictures/isolated/isolated.ts'
import { firstSize } from '../pictures/picture-limits.ts'
import type { ToolPoster } from './tool.ts'

/**
 * Keeps a picture that represents a content, decoded and written again: nothing of its own bytes stays. Thumbnails of an earlier one go.
 * @param drawn whether the product itself drew it
 * @returns what it is known by; undefined when it is no picture.
 */
export async function keepPoster(
  storage: Storage,
  storageKey: string,
  poster: ToolPoster,
  drawn = false,
): Promise<string | undefined> {
  const kept = await isolated('poster', { ...poster, drawn, thumbnailSize: firstSize }).catch(() => undefined)
  if (!kept) return undefined
  await storage.put(posterKey(storageKey), Readable.from([kept.made]))
  for (const size of thumbnailSizes)
    if (size !== firstSize) await storage.delete(thumbnailKey(storageKey, size))
  await storage.put(thumbnailKey(storageKey, firstSize), Readable.from([kept.thumbnail]))
  return kept.name
}
