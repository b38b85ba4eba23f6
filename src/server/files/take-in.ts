import type { Readable } from 'node:stream'
import type { Storage } from '#server/platform/storage/index.ts'
import { lookThrough } from './processing/look-through.ts'
import { type ReceiveLimits, receiveContent } from './receive/receive-content.ts'
import { removeContent } from './remove-content.ts'
import type { TakenIn } from './stored-content.ts'

/**
 * Takes a content in: stores it, checks it by what is in it, looks through it. No transaction is open meanwhile: it may take minutes.
 * @throws {CodedError} `invalid_input`, `too_large`; nothing of it stays in the storage then.
 */
export async function takeIn(
  storage: Storage,
  tenantId: string,
  content: Readable | Uint8Array,
  limits?: ReceiveLimits,
): Promise<TakenIn> {
  const stored = await receiveContent(storage, tenantId, content, limits)
  try {
    const work = () => lookThrough(storage, stored)
    return { ...stored, found: await (limits?.look ? limits.look(work) : work()) }
  } catch (error) {
    await removeContent(storage, stored.storageKey)
    throw error
  }
}
