import { Readable } from 'node:stream'
import { CodedError } from '#server/platform/errors.ts'
import { type Expected, type Storage, StorageMismatchError } from '#server/platform/storage/index.ts'
import { newStorageKey, originalKey } from '../storage-keys.ts'
import type { Found, StoredContent } from '../stored-content.ts'
import { bounded } from './bounded.ts'
import { contentType } from './content-type.ts'
import type { Scan } from './scan/scan.ts'
import type { ContentType } from './types/kept-types.ts'

/** Bytes a file may have: a film of an hour fits. */
export const mostFileBytes = 10 * 1024 ** 3

export interface ReceiveLimits {
  readonly mostBytes?: number
  /** Known facts of it; the content that arrives must match them. */
  readonly expected?: Expected
  /** Folder of the storage, where the caller has to know it before anything lies there. */
  readonly storageKey?: string
  /** Looks at what it is before anything looks into it; throws what refuses it. */
  readonly check?: (type: ContentType) => void
  /** Does the looking, or what is done in its place. */
  readonly look?: (work: () => Promise<Found>) => Promise<Found>
  /** Shown to a scanner before it is kept. */
  readonly scan?: Scan | undefined
}

export const fileTooLarge = (most: number = mostFileBytes) =>
  new CodedError('too_large', { text: 'errors.fileTooLarge', params: { gigabytes: most / 1024 ** 3 } })
export const fileEmpty = () => new CodedError('invalid_input', { text: 'errors.fileEmpty' })
const damaged = (cause: unknown) => new CodedError('invalid_input', { text: 'errors.fileDamaged', cause })

/**
 * Stores a content and finds out by what is in it what it is.
 * @throws {CodedError} `invalid_input` for what is empty, not as it was announced, infected or of a type that is not kept, `too_large`,
 * `unavailable`; nothing stays in the storage then.
 */
export async function receiveContent(
  storage: Storage,
  tenantId: string,
  content: Readable | Uint8Array,
  limits: ReceiveLimits = {},
): Promise<StoredContent> {
  const { mostBytes = mostFileBytes, expected, storageKey = newStorageKey(tenantId), check, scan } = limits
  const original = originalKey(storageKey)
  const stream = content instanceof Uint8Array ? Readable.from([content]) : content
  try {
    const source = Readable.from(bounded(stream, mostBytes, () => fileTooLarge(mostBytes)))
    const { size, sha256 } = await storage.put(original, source, expected)
    if (size === 0) throw fileEmpty()
    const type = await contentType(storage, original, size)
    check?.(type)
    await scan?.(await storage.get(original))
    return { storageKey, bytes: size, sha256, ...type }
  } catch (error) {
    stream.destroy()
    await storage.delete(original)
    throw error instanceof StorageMismatchError ? damaged(error) : error
  }
}
