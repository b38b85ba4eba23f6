/** Reads bytes of a file; fewer where it ends before. */
export type ReadPart = (start: number, length: number) => Promise<Buffer>

/** Thrown for a file that is no pyramid as the product writes them. */
export class NoPyramidError extends Error {
  override name = 'NoPyramidError'
}

export const refuse = (why: string): never => {
  throw new NoPyramidError(why)
}

/** Pages of a TIFF: a picture of 500 megapixels is halved ten times. */
const mostPages = 24

/** Entries of a page: ours have twenty. */
const mostEntries = 64

/** Bytes that the values of one entry may have: places of the tiles of the largest picture fit many times. */
const mostValueBytes = 1024 ** 2

/** Bytes that are read at once: what describes a page lies together, and an object storage answers few requests sooner than many. */
const blockBytes = 32 * 1024

/** Blocks of one file that are remembered while it is read. */
const mostBlocks = 8

/** An entry of a page: of which type its values are, how many there are, and where they lie. */
interface Entry {
  readonly type: number
  readonly count: number
  readonly at: number
}

/** A page: the values of its entries by their tags. */
export interface Page {
  /** @throws {NoPyramidError} for values of another type or number than asked for. */
  numbers(tag: number, count: number): Promise<readonly number[]>
  bytes(tag: number, most: number): Promise<Buffer>
  has(tag: number): boolean
}

/** Bytes of one value, by its type: byte, short, long, undefined, and the long of large files. */
const bytesOf = new Map([
  [1, 1],
  [3, 2],
  [4, 4],
  [7, 1],
  [16, 8],
])

/** Reads numbers in the order of bytes of a file. */
const createNumbers = (isLittle: boolean) => ({
  short: (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
  long: (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  huge: (bytes: Buffer, at: number) => {
    const value = Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at))
    return Number.isSafeInteger(value) ? value : refuse('a place beyond all files')
  },
})

/** Reads by whole blocks. @throws {NoPyramidError} where the file ends before. */
function inBlocks(read: ReadPart): ReadPart {
  const blocks = new Map<number, Buffer>()
  const blockAt = async (start: number): Promise<Buffer> => {
    const known = blocks.get(start)
    if (known) return known
    const block = await read(start, blockBytes).catch(error =>
      error instanceof RangeError ? refuse('it ends before') : Promise.reject(error),
    )
    const [oldest] = blocks.keys()
    if (blocks.size >= mostBlocks && oldest !== undefined) blocks.delete(oldest)
    blocks.set(start, block)
    return block
  }
  return async (start, length) => {
    const pieces: Buffer[] = []
    for (let at = start; at < start + length; ) {
      const first = at - (at % blockBytes)
      const block = await blockAt(first)
      const piece = block.subarray(at - first, start + length - first)
      if (piece.length === 0) return refuse('it ends before')
      pieces.push(piece)
      at += piece.length
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }
}

/**
 * Reads the pages of a TIFF, small or large, in either order of bytes. Everything it says is held against what it can be: places within the file,
 * numbers within bounds, no page twice.
 * @throws {NoPyramidError} for anything that is not as it should be
 */
export async function readPages(file: ReadPart): Promise<readonly Page[]> {
  const read = inBlocks(file)
  const head = await read(0, 8)
  const mark = head.toString('latin1', 0, 2)
  if (mark !== 'II' && mark !== 'MM') return refuse('no TIFF')
  const { short, long, huge } = createNumbers(mark === 'II')
  const version = short(head, 2)
  if (version !== 42 && version !== 43) return refuse('no TIFF')
  const isLarge = version === 43
  if (isLarge && (short(head, 4) !== 8 || short(head, 6) !== 0)) return refuse('no TIFF')
  const [countBytes, entryBytes, placeBytes] = isLarge ? [8, 20, 8] : [2, 12, 4]
  const place = (bytes: Buffer, at: number) => (isLarge ? huge(bytes, at) : long(bytes, at))

  const entryOf = (bytes: Buffer, at: number, fileAt: number): readonly [tag: number, entry: Entry] => {
    const [tag, type, count] = [short(bytes, at), short(bytes, at + 2), place(bytes, at + 4)]
    const size = bytesOf.get(type)
    const valueAt = at + 4 + placeBytes
    // Few values lie in the entry itself.
    const isWithin = size !== undefined && count * size <= placeBytes
    return [tag, { type, count, at: isWithin ? fileAt + valueAt : place(bytes, valueAt) }]
  }

  const valuesOf = (entry: Entry, most: number): Promise<Buffer> => {
    const size = (bytesOf.get(entry.type) ?? refuse('a value of another type')) * entry.count
    if (size < 1 || size > most) return refuse('too many values')
    return read(entry.at, size)
  }

  const pageOf = (entries: ReadonlyMap<number, Entry>): Page => ({
    has: tag => entries.has(tag),
    async numbers(tag, count) {
      const entry = entries.get(tag)
      if (entry?.count !== count) return refuse('another number of values')
      const bytes = await valuesOf(entry, mostValueBytes)
      const { type } = entry
      const one = { 3: short, 4: long, 16: huge }[type] ?? refuse('a value of another type')
      const size = bytesOf.get(type) ?? 1
      return Array.from({ length: count }, (_, at) => one(bytes, at * size))
    },
    async bytes(tag, most) {
      const entry = entries.get(tag)
      if (entry?.type !== 1 && entry?.type !== 7) return refuse('a value of another type')
      return valuesOf(entry, most)
    },
  })

  const pages: Page[] = []
  const seen = new Set<number>()
  let next = isLarge ? huge(await read(8, 8), 0) : long(head, 4)
  while (next !== 0) {
    if (seen.has(next) || pages.length === mostPages) return refuse('pages without end')
    seen.add(next)
    const counted = await read(next, countBytes)
    const count = isLarge ? huge(counted, 0) : short(counted, 0)
    if (count < 1 || count > mostEntries) return refuse('too many entries')
    const first = next + countBytes
    const bytes = await read(first, count * entryBytes + placeBytes)
    const entries = new Map<number, Entry>()
    for (let at = 0; at < count; at++) {
      const [tag, entry] = entryOf(bytes, at * entryBytes, first)
      entries.set(tag, entry)
    }
    pages.push(pageOf(entries))
    next = place(bytes, count * entryBytes)
  }
  return pages.length > 0 ? pages : refuse('no pages')
}
