import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import type { Storage } from '#server/platform/storage/index.ts'
import { temporaryFolder } from '#server/platform/temporary-folder.ts'

/** Bytes of copies that are kept on this machine. */
const mostBytes = 2 * 1024 ** 3

/** A copy that was evicted stays readable for those reading it now. */
const graceMs = 60_000

/**
 * Paths of this machine at which stored files can be read: the files themselves, or copies of those that lie elsewhere, of which the last
 * used are kept, because a viewer asks for one tile after the other.
 */
export function createLocalCopies(storage: Storage): (key: string) => Promise<string> {
  const copies = new LRUCache<string, { readonly path: string; readonly size: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: ({ path }) => {
      setTimeout(() => void rm(path, { force: true }).catch(() => undefined), graceMs).unref()
    },
  })
  const underWay = new Map<string, Promise<string>>()
  let folder: Promise<string> | undefined
  let count = 0

  const copy = async (key: string): Promise<string> => {
    folder ??= temporaryFolder()
    count += 1
    const path = join(await folder, String(count))
    const { size = 0 } = (await storage.head(key)) ?? {}
    await pipeline(await storage.get(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    copies.set(key, { path, size })
    return path
  }

  return async key => {
    const local = storage.localPath?.(key) ?? copies.get(key)?.path
    if (local !== undefined) return local
    const copying = underWay.get(key) ?? copy(key)
    underWay.set(key, copying)
    try {
      return await copying
    } finally {
      underWay.delete(key)
    }
  }
}
