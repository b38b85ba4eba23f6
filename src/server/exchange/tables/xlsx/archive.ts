import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { TableLimits } from '../table.ts'
import { TableError } from '../table-error.ts'

/** Parts of a workbook below this are never bombs. */
const unmeasured = 16 * 1024 * 1024
const mostParts = 20_000

export interface Archive {
  has(part: string): boolean
  /** The paths of all parts, as they are compared: in small letters. */
  readonly paths: readonly string[]
  /** The text of a part, piece by piece; throws TableError damagedFile. */
  text(part: string, encoding?: string): AsyncGenerator<string>
  close(): void
}

/** Faults of a ZIP archive count as the file's, except where the disk itself failed. */
export const asDamaged = (error: unknown): unknown =>
  error instanceof TableError || (error instanceof Error && 'syscall' in error)
    ? error
    : new TableError('damagedFile', {}, error)

const measure = (entry: Entry, { unfoldedRatio }: TableLimits): void => {
  if (entry.isEncrypted()) throw new TableError('passwordProtected')
  if (
    entry.uncompressedSize > unmeasured &&
    entry.uncompressedSize > Math.max(1, entry.compressedSize) * unfoldedRatio
  )
    throw new TableError('tooLarge', { limit: unfoldedRatio })
}

/** Declared sizes are limited here; that the parts really have them is checked by the ZIP reader as they unfold. */
const partsOf = async (zip: ZipFile, limits: TableLimits): Promise<Map<string, Entry>> => {
  if (zip.entryCount > mostParts) throw new TableError('tooLarge', { limit: mostParts })
  const parts = new Map<string, Entry>()
  let unfolded = 0
  for await (const entry of zip.eachEntry()) {
    measure(entry, limits)
    unfolded += entry.uncompressedSize
    if (unfolded > limits.unfoldedBytes) throw new TableError('tooLarge', { limit: limits.unfoldedBytes })
    parts.set(entry.fileName.toLowerCase(), entry)
  }
  return parts
}

async function* textOf(stream: Readable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of stream) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Opens a ZIP archive whose parts are read in any order and as often as wanted. */
export const openArchive = async (path: string, limits: TableLimits): Promise<Archive> => {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(error => {
    throw asDamaged(error)
  })
  try {
    const parts = await partsOf(zip, limits)
    return {
      has: part => parts.has(part.toLowerCase()),
      paths: [...parts.keys()],
      text: async function* (part, encoding = 'utf-8') {
        const entry = parts.get(part.toLowerCase())
        if (!entry) throw new TableError('damagedFile')
        try {
          yield* textOf(await zip.openReadStreamPromise(entry), encoding)
        } catch (error) {
          throw asDamaged(error)
        }
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw asDamaged(error)
  }
}
