import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ContentProblem } from '#model/api/files/checks.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { originalKey } from '../storage-keys.ts'
import type { FileRow } from '../store/contents.ts'

/**
 * Passes a content on while it is compared with its checksum. Its last bytes wait for the comparison: of a damaged one they never come,
 * so that the client that fetches it knows that it is not whole.
 */
export function verified(content: Readable, sha256: string, damaged: () => Promise<unknown>): Readable {
  async function* compared(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    let held: Buffer | undefined
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk)
      if (held) yield held
      held = chunk
    }
    if (hash.digest('hex') !== sha256) {
      await damaged()
      throw new Error('a stored file is not what it was')
    }
    if (held) yield held
  }
  return Readable.from(compared(), { objectMode: false })
}

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
