import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Found } from '#model/api/imports.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { fileLimit } from './file/file-limit.ts'

async function* limited(content: Readable): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > fileLimit) throw new CodedError('too_large')
    yield chunk
  }
}

export interface TakenFile {
  readonly storageKey: string
  readonly bytes: number
  readonly found: Found
}

/** Keeps a file and looks into it. A file nothing can be made of is not kept. @throws {CodedError} with what is wrong with it. */
export async function takeFile(
  { storage, tables }: Pick<ExchangeContext, 'storage' | 'tables'>,
  tenantId: string,
  cardType: string,
  content: Readable,
): Promise<TakenFile> {
  const storageKey = `${tenantId}/imports/${randomUUID()}`
  const { size } = await storage.put(storageKey, Readable.from(limited(content)))
  try {
    return {
      storageKey,
      bytes: size,
      found: await tables.describe({
        tenant_id: tenantId,
        storage_key: storageKey,
        card_type: cardType,
        reading: {},
      }),
    }
  } catch (error) {
    await storage.delete(storageKey)
    throw error
  }
}
