import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise } from 'yauzl'
import { Refusal } from '../tools/refusal.ts'

/** Limits of the unpacked size: of all parts that are read together, and of one. */
const mostBytes = 200 * 1024 * 1024
/** A part of more than this may not unpack to so many times its size. */
const unmeasured = 4 * 1024 * 1024
const mostRatio = 200
const mostParts = 20_000

/** The parts of a document that is a ZIP archive. */
export interface DocumentArchive {
  readonly paths: readonly string[]
  /** The bytes of a part, as they unpack; undefined where there is none. @throws {Refusal} for too many. */
  read(path: string): Promise<Buffer | undefined>
}

/** Sizes that are announced are limited here; that the parts really have them is checked by the reader as they unpack. */
function measure({ uncompressedSize, compressedSize }: Entry): void {
  const isBomb =
    uncompressedSize > mostBytes ||
    (uncompressedSize > unmeasured && uncompressedSize > Math.max(1, compressedSize) * mostRatio)
  if (isBomb) throw new Refusal('processing.unpacksTooMuch')
}

const asBroken = (error: unknown): unknown =>
  error instanceof Refusal ? error : new Refusal('processing.broken')

/** Opens an archive. @throws {Refusal} for one that is damaged or a bomb. */
export async function openArchive(content: Buffer): Promise<DocumentArchive> {
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true })
    if (zip.entryCount > mostParts) throw new Refusal('processing.unpacksTooMuch')
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) {
      measure(entry)
      entries.set(entry.fileName, entry)
    }
    let left = mostBytes
    return {
      paths: [...entries.keys()],
      async read(path) {
        const entry = entries.get(path)
        if (!entry || entry.isEncrypted()) return undefined
        left -= entry.uncompressedSize
        if (left < 0) throw new Refusal('processing.unpacksTooMuch')
        try {
          return await buffer(await zip.openReadStreamPromise(entry))
        } catch (error) {
          throw asBroken(error)
        }
      },
    }
  } catch (error) {
    throw asBroken(error)
  }
}
