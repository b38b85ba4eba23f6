import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { createSpool } from './spool.ts'
import { descriptorOf, directoryRecordOf, endOf, headerOf } from './zip-records.ts'

export interface ZipEntry {
  /** With slashes; a plain path below the archive. */
  readonly name: string
  readonly at: Date
  /** True for what is not packed already, as pictures and films are. */
  readonly shrinks: boolean
  /** Bytes, where they are known before. */
  readonly bytes?: number | undefined
  readonly content: AsyncIterable<Buffer>
}

/** From here on sizes need 64 bits; some room for what grows while it is packed. */
const large = 0xf000_0000

async function* deflated(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 6 })
  const fed = pipeline(content, deflate)
  // When it breaks, the reader of `deflate` gets the error.
  fed.catch(() => undefined)
  yield* deflate as AsyncIterable<Buffer>
  await fed
}

/** @throws {TypeError} for a name that could lead out of the folder it is unpacked in: a fault of the program. */
function checkedName(name: string): Buffer {
  if (/^$|^\/|[\\\n\r]|^[a-z]:/i.test(name) || name.split('/').some(step => /^\.{0,2}$/.test(step)))
    throw new TypeError(`not a name within an archive: ${JSON.stringify(name)}`)
  return Buffer.from(name)
}

async function* written(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory = await createSpool()
  let cursor = 0
  let count = 0
  let size = 0
  const passed = (piece: Buffer): Buffer => {
    cursor += piece.length
    return piece
  }
  try {
    for await (const { name: given, at, shrinks, bytes: expected = 0, content } of entries) {
      const name = checkedName(given)
      const offset = cursor
      const isLarge = expected >= large
      yield passed(headerOf({ name, at, shrinks }, isLarge))
      let crc = 0
      let bytes = 0
      const measured = (async function* () {
        for await (const piece of content) {
          crc = crc32(piece, crc)
          bytes += piece.length
          yield piece
        }
      })()
      const begin = cursor
      for await (const piece of shrinks ? deflated(measured) : measured) yield passed(piece)
      const packed = { name, at, shrinks, crc, bytes, packedBytes: cursor - begin, offset }
      yield passed(descriptorOf(packed, isLarge))
      const line = directoryRecordOf(packed)
      await directory.write(line)
      count += 1
      size += line.length
    }
    const offset = cursor
    yield* directory.read()
    yield endOf({ entries: count, size, offset })
  } finally {
    await directory.remove()
  }
}

const enough = 64 * 1024

/** Small pieces together, so that a hundred thousand little files are not as many writes; a large piece goes by as it is. */
async function* gathered(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < enough) continue
    yield waiting.length === 1 ? piece : Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/**
 * A ZIP archive, written while its entries are made, one after the other: the reader asks for the next piece, and an entry is made
 * when the one before has gone by. Memory does not grow with the archive, neither with its size nor with the number of its entries;
 * that is why yazl does not serve here, which keeps all entries and looks through them before each. More than 4 GB and more than
 * 65,535 entries are written as ZIP64.
 */
export const zipOf = (entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> => gathered(written(entries))
