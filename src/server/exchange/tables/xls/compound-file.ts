import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { TableError } from '../table-error.ts'

/** A file within a compound file, read from any place. */
export interface CompoundStream {
  readonly bytes: number
  /** At most `length` bytes from `position`; fewer at the end. */
  read(position: number, length: number): Buffer
}

/** The container of the older Office formats ([MS-CFB]): a small file system of sectors. */
export interface CompoundFile {
  /** Names of its streams and storages. */
  readonly names: readonly string[]
  stream(name: string): CompoundStream | undefined
  close(): void
}

/** Sector numbers above this are marks: free, end of chain, part of the table itself ([MS-CFB] 2.1). */
const lastSector = 0xfffffffa
const headerBytes = 512
const entryBytes = 128
const headerEntries = 109
/** Entries of a directory; workbooks with many charts and macros have some hundred. */
const mostEntries = 20_000

const damaged = (): never => {
  throw new TableError('damagedFile')
}

interface Entry {
  readonly name: string
  readonly kind: number
  readonly start: number
  readonly bytes: number
}

interface Sectors {
  /** Bytes of one. */
  readonly size: number
  readonly count: number
  read(sector: number): Buffer
}

/** Follows a chain of sectors. One that loops or leads outside is no chain. @throws TableError damagedFile */
function chainOf(table: Uint32Array, start: number, count: number): Uint32Array {
  const chain: number[] = []
  for (let sector = start; sector < lastSector; sector = table[sector] ?? damaged()) {
    if (sector >= count || chain.length >= count) damaged()
    chain.push(sector)
  }
  return Uint32Array.from(chain)
}

function joined(sectors: Sectors, chain: Uint32Array): Buffer {
  return Buffer.concat(Array.from(chain, sector => sectors.read(sector)))
}

/** The numbers in sectors of a table, as a table. */
function tableOf(sectors: Sectors, chain: ArrayLike<number>): Uint32Array {
  const perSector = sectors.size / 4
  const table = new Uint32Array(chain.length * perSector)
  for (let at = 0; at < chain.length; at++) {
    const sector = sectors.read(chain[at] ?? 0)
    for (let place = 0; place < perSector; place++)
      table[at * perSector + place] = sector.readUInt32LE(place * 4)
  }
  return table
}

/** Sectors of the allocation table: 109 are named in the header, further ones in a list of their own. */
function allocationSectors(header: Buffer, sectors: Sectors): number[] {
  const named: number[] = []
  const add = (sector: number): void => {
    if (sector >= lastSector) return
    if (sector >= sectors.count || named.length >= sectors.count) damaged()
    named.push(sector)
  }
  for (let at = 0; at < headerEntries; at++) add(header.readUInt32LE(76 + at * 4))
  let next = header.readUInt32LE(68)
  for (let read = 0; next < lastSector; read++) {
    if (next >= sectors.count || read > sectors.count) damaged()
    const list = sectors.read(next)
    for (let at = 0; at < sectors.size - 4; at += 4) add(list.readUInt32LE(at))
    next = list.readUInt32LE(sectors.size - 4)
  }
  return named
}

/** Sizes of version 3 have 32 bits; what is behind them is not always zero. */
function entriesOf(directory: Buffer, isVersion3: boolean): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const nameBytes = Math.min(64, directory.readUInt16LE(at + 64))
    const kind = directory[at + 66] ?? 0
    if (kind === 0) continue
    if (entries.length >= mostEntries) damaged()
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      kind,
      start: directory.readUInt32LE(at + 116),
      bytes: directory.readUInt32LE(at + 120) + (isVersion3 ? 0 : directory.readUInt32LE(at + 124) * 2 ** 32),
    })
  }
  return entries
}

/** Bytes in pieces of one size, as a whole. */
const streamOf = (
  pieces: Uint32Array,
  size: number,
  bytes: number,
  read: (piece: number) => Buffer,
): CompoundStream => {
  // A size that is more than there is lies, or the file was cut off: what follows is missed where it is read.
  const whole = Math.min(bytes, pieces.length * size)
  return {
    bytes: whole,
    read(position, length) {
      const end = Math.min(whole, position + length)
      const found: Buffer[] = []
      for (let at = position; at < end; ) {
        const inPiece = at % size
        const taken = Math.min(size - inPiece, end - at)
        found.push(read(pieces[Math.floor(at / size)] ?? damaged()).subarray(inPiece, inPiece + taken))
        at += taken
      }
      return Buffer.concat(found)
    },
  }
}

function openedFile(file: number): Omit<CompoundFile, 'close'> {
  const { size: fileBytes } = fstatSync(file)
  const readAt = (position: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, position)
    return bytes
  }
  const header = readAt(0, headerBytes)
  const version = header.readUInt16LE(26)
  const shift = header.readUInt16LE(30)
  const smallShift = header.readUInt16LE(32)
  if (!(shift === 9 || shift === 12) || smallShift !== 6) damaged()
  const size = 2 ** shift
  const sectors: Sectors = {
    size,
    count: Math.ceil(Math.max(0, fileBytes - size) / size),
    read: sector => readAt((sector + 1) * size, size),
  }
  const allocation = tableOf(sectors, allocationSectors(header, sectors))
  const chain = (start: number): Uint32Array => chainOf(allocation, start, sectors.count)
  const entries = entriesOf(joined(sectors, chain(header.readUInt32LE(48))), version < 4)
  const root = entries.find(({ kind }) => kind === 5)
  const smallest = header.readUInt32LE(56)
  /** Streams below a size are in small sectors, all of them in one stream: that of the root. */
  const small = (): { table: Uint32Array; container: CompoundStream } => ({
    table: tableOf(sectors, chain(header.readUInt32LE(60))),
    container: streamOf(chain(root?.start ?? lastSector), size, root?.bytes ?? 0, sectors.read),
  })
  return {
    names: entries.map(({ name }) => name),
    stream(name) {
      const entry = entries.find(each => each.kind === 2 && each.name.toLowerCase() === name.toLowerCase())
      if (!entry) return undefined
      if (entry.bytes >= smallest) return streamOf(chain(entry.start), size, entry.bytes, sectors.read)
      const { table, container } = small()
      const smallSize = 2 ** smallShift
      const pieces = chainOf(table, entry.start, Math.ceil(container.bytes / smallSize))
      return streamOf(pieces, smallSize, entry.bytes, piece => container.read(piece * smallSize, smallSize))
    },
  }
}

/** Opens a compound file. @throws TableError damagedFile */
export function openCompoundFile(path: string): CompoundFile {
  const file = openSync(path, 'r')
  try {
    return { ...openedFile(file), close: () => closeSync(file) }
  } catch (error) {
    closeSync(file)
    throw error instanceof RangeError ? new TableError('damagedFile', {}, error) : error
  }
}
