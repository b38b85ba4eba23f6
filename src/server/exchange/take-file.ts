import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Found } from '#model/api/imports.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { archivedContent } from './archive/archived-content.ts'
import type { ExchangeContext } from './exchange-context.ts'
import { fileLimit } from './file/file-limit.ts'
import type { ImportArchive } from './store/archives.ts'

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
  /** Present for a table that came in a ZIP, with files beside it. */
  readonly archive?: ImportArchive
}

/** True for a file that may be a ZIP. */
async function beginsAsZip(storage: Storage, key: string, size: number): Promise<boolean> {
  if (size < 4) return false
  const signature = (await buffer(await storage.get(key, { start: 0, end: 3 }))).toString('hex')
  return signature === '504b0304' || signature === '504b0506'
}

/**
 * Keeps a file and looks into it: a table, or a ZIP with one. A file nothing can be made of is not kept.
 * @throws {CodedError} with what is wrong with it
 */
export async function takeFile(
  { storage, tables }: Pick<ExchangeContext, 'storage' | 'tables'>,
  tenantId: string,
  cardType: string,
  content: Readable,
): Promise<TakenFile> {
  const newKey = (): string => `${tenantId}/imports/${randomUUID()}`
  const key = newKey()
  const { size } = await storage.put(key, Readable.from(limited(content)))
  const stored = [key]
  try {
    const table = { tenant_id: tenantId, card_type: cardType, reading: {} }
    const archive = (await beginsAsZip(storage, key, size))
      ? await tables.archive({ ...table, storage_key: key })
      : undefined
    if (!archive)
      return { storageKey: key, bytes: size, found: await tables.describe({ ...table, storage_key: key }) }
    const tableKey = newKey()
    stored.push(tableKey)
    await storage.put(tableKey, Readable.from(limited(await archivedContent(storage, key, archive.table))))
    const found = await tables.describe({ ...table, storage_key: tableKey })
    return { storageKey: tableKey, bytes: size, found, archive: { storageKey: key, files: archive.files } }
  } catch (error) {
    for (const each of stored) await storage.delete(each)
    throw error
  }
}
