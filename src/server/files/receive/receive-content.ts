import { Readable } from 'node:stream'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { newStorageKey, originalKey } from '../storage-keys.ts'
import type { StoredContent } from '../stored-content.ts'
import { contentType } from './content-type.ts'

/** Bytes a file may have: a film of an hour fits. */
const usualMostBytes = 10 * 1024 ** 3

export interface ReceiveLimits {
  readonly mostBytes?: number
}

const tooLarge = (most: number) =>
  new CodedError('too_large', { text: 'errors.fileTooLarge', params: { gigabytes: most / 1024 ** 3 } })
const empty = () => new CodedError('invalid_input', { text: 'errors.fileEmpty' })
const notKept = () => new CodedError('invalid_input', { text: 'errors.fileNotKept' })

/** Passes bytes on until there are too many. */
async function* bounded(content: Readable, most: number): AsyncGenerator<Uint8Array> {
  let left = most
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    left -= chunk.length
    if (left < 0) throw tooLarge(most)
    yield chunk
  }
}

/**
 * Stores a content and finds out by what is in it what it is.
 * @throws {CodedError} `invalid_input` for what is empty or of a type that is not kept, `too_large`; nothing stays in the storage then.
 */
export async function receiveContent(
  storage: Storage,
  tenantId: string,
  content: Readable | Uint8Array,
  { mostBytes = usualMostBytes }: ReceiveLimits = {},
): Promise<StoredContent> {
  const storageKey = newStorageKey(tenantId)
  const original = originalKey(storageKey)
  const stream = content instanceof Uint8Array ? Readable.from([content]) : content
  try {
    const { size, sha256 } = await storage.put(original, Readable.from(bounded(stream, mostBytes)))
    if (size === 0) throw empty()
    const type = await contentType(await storage.get(original))
    if (!type) throw notKept()
    return { storageKey, bytes: size, sha256, ...type }
  } catch (error) {
    await storage.delete(original)
    throw error
  }
}
