import { createHash } from 'node:crypto'
import type { ContentProblem } from '#model/api/files/checks.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'

type Known = Pick<FileRow, 'storage_key' | 'bytes' | 'sha256'>

const isMissing = (error: unknown): boolean => error instanceof CodedError && error.code === 'not_found'

/** Reads an original to its end. @throws whatever keeps it from being read. */
async function measured(storage: Storage, key: string, signal: AbortSignal) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of (await storage.get(key)) as AsyncIterable<Uint8Array>) {
    signal.throwIfAborted()
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}

/**
 * Compares a stored original with what is known of it. Nothing is written.
 * @returns what is wrong; undefined for a sound one.
 * @throws when the storage itself does not answer, or `signal` is aborted: the file then has no result.
 */
export async function checkContent(
  storage: Storage,
  { storage_key: storageKey, bytes, sha256 }: Known,
  signal: AbortSignal,
): Promise<ContentProblem | undefined> {
  try {
    const found = await measured(storage, originalKey(storageKey), signal)
    if (found.size !== Number(bytes)) return 'size'
    return found.sha256 === sha256 ? undefined : 'checksum'
  } catch (error) {
    if (isMissing(error)) return 'missing'
    signal.throwIfAborted()
    // A storage that is well, but for this file.
    await storage.check()
    return 'unreadable'
  }
}
