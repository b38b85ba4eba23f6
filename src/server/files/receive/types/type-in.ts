import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import type { ReadBytes } from '#server/platform/confined/answer-tasks.ts'
import { CodedError } from '#server/platform/errors.ts'
import { type ContentType, keptType } from './kept-types.ts'
import { isUtf16, runs, textOf, textType } from './text-type.ts'

const headBytes = 64 * 1024

/** Never unpacked here: what is in them can be anything, and any size. */
const archives: ReadonlySet<string> = new Set([
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/x-rar-compressed',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
])

/** Texts that have a type of their own; they are kept as any text. */
const texts: ReadonlySet<string> = new Set([
  'application/xml',
  'text/calendar',
  'text/vcard',
  'text/vtt',
  'model/stl',
])

const notKept = () => new CodedError('invalid_input', { text: 'errors.fileNotKept' })

const archive = () => new CodedError('invalid_input', { text: 'errors.fileArchive' })

const script = () => new CodedError('invalid_input', { text: 'errors.fileScript' })

/** Bytes that are asked for at a time. */
const partBytes = 256 * 1024

/** A content, to be looked into here and there. */
export interface Peek {
  readonly size: number
  /** Bytes from a place on, fewer where it ends. */
  read(start: number, length: number): Promise<Buffer>
}

/** The content from its beginning, part by part, as far as it is read. */
async function* partsOf({ size, read }: Peek): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const part = await read(at, partBytes)
    if (part.length === 0) return
    yield part
    at += part.length
  }
}

/** Detects a type by the first bytes; a detector that fails on them has found nothing. */
async function foundIn(peek: Peek): Promise<string | undefined> {
  const content = Readable.from(partsOf(peek), { objectMode: false, highWaterMark: partBytes })
  try {
    return (await fileTypeFromStream(content))?.mime
  } catch {
    return undefined
  } finally {
    content.destroy()
  }
}

async function textual(text: string, peek: Peek): Promise<ContentType | undefined> {
  if (runs(text)) throw script()
  return textType(text, (await peek.read(Math.max(0, peek.size - headBytes), headBytes)).toString('latin1'))
}

const stlHead = 84

const stlFacet = 50

/** Models in space that begin with no mark of their own, or with one that is not widely known. */
function modelType(head: Buffer, { size }: Peek): ContentType | undefined {
  if (/^ply\r?\n(?:comment[^\n]*\n)*format (?:ascii|binary_)/.test(head.toString('latin1', 0, 1000)))
    return keptType('model/ply')
  const facets = head.length >= stlHead ? head.readUInt32LE(80) : 0
  if (facets > 0 && size === stlHead + facets * stlFacet) return keptType('model/stl')
  return undefined
}

/** True when a ZIP file is a scene of USD: its first entry is one, and is stored as it is. */
function isUsdz(head: Buffer): boolean {
  if (head.length < 30 || head.readUInt16LE(8) !== 0) return false
  return /\.usd[acz]?$/i.test(head.toString('utf8', 30, 30 + head.readUInt16LE(26)))
}

/** Streams that show what a compound file holds (MS-CFB; MS-DOC, MS-XLS, MS-PPT). Others are installers, mails, thumbnails: not kept. */
const streams: ReadonlyMap<string, string> = new Map(
  Object.entries({
    WordDocument: 'application/msword',
    Workbook: 'application/vnd.ms-excel',
    Book: 'application/vnd.ms-excel',
    'PowerPoint Document': 'application/vnd.ms-powerpoint',
  }),
)

const entryBytes = 128

const endOfChain = 0xfffffffa

const mostSectors = 64

/** Names in the directory of a compound file, which is a chain of sectors. */
async function* namesIn(read: Peek['read']): AsyncGenerator<string> {
  const header = await read(0, 512)
  if (header.length < 512) return
  const sectorBytes = 2 ** header.readUInt16LE(0x1e)
  if (sectorBytes !== 512 && sectorBytes !== 4096) return
  const at = (sector: number) => (sector + 1) * sectorBytes
  const next = async (sector: number): Promise<number> => {
    const perTable = sectorBytes / 4
    const table = Math.floor(sector / perTable)
    if (table >= 109) return endOfChain
    const cell = await read(at(header.readUInt32LE(0x4c + table * 4)) + (sector % perTable) * 4, 4)
    return cell.length === 4 ? cell.readUInt32LE(0) : endOfChain
  }
  let sector = header.readUInt32LE(0x30)
  for (let count = 0; count < mostSectors && sector < endOfChain; count += 1) {
    const entries = await read(at(sector), sectorBytes)
    for (let start = 0; start + entryBytes <= entries.length; start += entryBytes) {
      const length = Math.min(entries.readUInt16LE(start + 64), 64)
      yield entries.toString('utf16le', start, start + Math.max(0, length - 2))
    }
    sector = await next(sector)
  }
}

/** The type of a document of the old office programs; undefined for any other compound file. */
async function officeType(peek: Peek): Promise<ContentType | undefined> {
  for await (const name of namesIn(peek.read)) {
    const mime = streams.get(name)
    if (mime !== undefined) return keptType(mime)
  }
  return undefined
}

async function byContent(
  mime: string | undefined,
  head: Buffer,
  peek: Peek,
): Promise<ContentType | undefined> {
  const text = textOf(head)
  if (text !== undefined && isUtf16(head)) return textual(text, peek)
  if (mime === 'application/x-cfb') return officeType(peek)
  if (mime === 'application/zip' && isUsdz(head)) return keptType('model/vnd.usdz+zip')
  if (mime !== undefined && archives.has(mime)) throw archive()
  if (mime !== undefined && !texts.has(mime)) return keptType(mime)
  return modelType(head, peek) ?? (text === undefined ? undefined : textual(text, peek))
}

/**
 * The type of a content by what is in it, whatever its name. Reads no more than is needed.
 * @throws {CodedError} `invalid_input` for what is not kept, with what it is.
 */
export async function typeIn({ size }: { readonly size: number }, ask: ReadBytes): Promise<ContentType> {
  const peek: Peek = {
    size,
    read: async (start, length) =>
      start >= size || length <= 0 ? Buffer.alloc(0) : ask({ start, length: Math.min(length, size - start) }),
  }
  const type = await byContent(await foundIn(peek), await peek.read(0, headBytes), peek)
  if (!type) throw notKept()
  return type
}
