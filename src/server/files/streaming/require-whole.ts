import type { ContentProblem } from '#model/api/files/checks.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'

export const contentDamaged = () => new CodedError('gone', { text: 'errors.contentDamaged' })

/**
 * Refuses a content that is known to be damaged, is no longer stored, or has another size than it had.
 * @param note is given what is wrong where nobody knew it yet
 * @throws {CodedError} `gone`
 */
export async function requireWhole(
  storage: Storage,
  { storage_key, bytes, check_failed }: Pick<FileRow, 'storage_key' | 'bytes' | 'check_failed'>,
  note?: (problem: ContentProblem) => Promise<unknown>,
): Promise<void> {
  const head = await storage.head(originalKey(storage_key))
  const problem = head === undefined ? 'missing' : head.size === Number(bytes) ? undefined : 'size'
  if (problem && check_failed === null) await note?.(problem)
  if (problem || check_failed !== null) throw contentDamaged()
}
