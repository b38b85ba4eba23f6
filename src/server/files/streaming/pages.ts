import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { notFound } from '#server/platform/errors.ts'
import { type Storage, withLocalFile } from '#server/platform/storage/index.ts'
import { apart } from '../processing/pictures/apart/apart.ts'
import { originalKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'

/** Pages are kept in memory only: drawing one again takes a moment. */
const mostBytes = 32 * 1024 ** 2

/** Documents opened at a time. */
const limit = pLimit(2)

/** Pictures of the pages of documents, for those who may look at them and not download them. @throws {CodedError} `not_found` for a page there is not. */
export function createPages(storage: Storage): (file: FileRow, page: number) => Promise<Buffer> {
  const known = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length + 1,
  })
  const draw = async (storageKey: string, page: number): Promise<Buffer> => {
    const key = originalKey(storageKey)
    const picture = await withLocalFile(storage, key, path => apart('page', { path, page }))
    if (!picture) throw notFound()
    return Buffer.from(picture)
  }
  return async ({ storage_key: storageKey }, page) => {
    const name = `${storageKey} ${page}`
    const drawn = known.get(name) ?? (await limit(draw, storageKey, page))
    known.set(name, drawn)
    return drawn
  }
}
