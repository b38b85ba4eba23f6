import { type ContentType, keptType } from './kept-types.ts'
import type { Peek } from './peek.ts'

/** Streams that tell what a compound file holds (MS-CFB; MS-DOC, MS-XLS, MS-PPT). Others are installers, mails, thumbnails: not kept. */
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
export async function officeType(peek: Peek): Promise<ContentType | undefined> {
  for await (const name of namesIn(peek.read)) {
    const mime = streams.get(name)
    if (mime !== undefined) return keptType(mime)
  }
  return undefined
}
