import { thumbnailSizes } from '#model/api/files.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey, posterKey, pyramidKey, thumbnailKey } from './storage-keys.ts'

/** Takes a content and all that was made of it out of the storage. */
export async function removeContent(storage: Storage, storageKey: string): Promise<void> {
  const made = [
    posterKey(storageKey),
    pyramidKey(storageKey),
    ...thumbnailSizes.map(size => thumbnailKey(storageKey, size)),
  ]
  // The original last: as long as it is there, it can be tried again.
  for (const key of [...made, originalKey(storageKey)]) await storage.delete(key)
}
