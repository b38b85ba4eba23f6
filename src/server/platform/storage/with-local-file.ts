import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { notFound } from '../errors.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { Storage } from './storage.ts'

/** Calls `use` with a path at which it may write a file. The file is gone when `use` has ended. */
export async function withTemporaryFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder()
  try {
    return await use(join(folder, 'file'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Calls `use` with a path of this machine at which a stored file can be read, as decoders want it that read here and there: the file
 * itself, or a copy that is gone when `use` has ended. Nobody writes to it.
 * @throws {CodedError} `not_found`
 */
export async function withLocalFile<T>(
  storage: Storage,
  key: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const path = storage.localPath?.(key)
  if (path !== undefined) {
    if (!(await storage.has(key))) throw notFound()
    return use(path)
  }
  return withTemporaryFile(async copy => {
    await pipeline(await storage.get(key), createWriteStream(copy, { flags: 'wx', mode: 0o600 }))
    return use(copy)
  })
}
