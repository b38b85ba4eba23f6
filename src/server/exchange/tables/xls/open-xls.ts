import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { chooseSheet, type NamedSheet } from '../choose-sheet.ts'
import { withMerged } from '../merged-cells.ts'
import type { TableLimits, TableRow, TableSource } from '../table.ts'
import { TableError } from '../table-error.ts'
import { decodeBytes } from '../text/decoder.ts'
import { builtIn, generalFormat, type NumberFormat, parseFormat } from '../xlsx/number-format.ts'
import { TextStore } from '../xlsx/text-store.ts'
import { biffRecords, RecordContents, recordIds } from './biff-records.ts'
import { type CompoundFile, type CompoundStream, openCompoundFile } from './compound-file.ts'
import { mergedRanges, type XlsContext, xlsRows } from './xls-rows.ts'

interface XlsSheet extends NamedSheet {
  /** Place of its first record. */
  readonly start: number
}

interface Globals extends Omit<XlsContext, 'limits' | 'strings'> {
  readonly sheets: readonly XlsSheet[]
}

/** Encodings by the numbers Windows gives them; Excel on a Macintosh has numbers of its own ([MS-XLS] 2.4.52). */
const codePages: Readonly<Record<number, TextEncodingName>> = {
  437: 'cp437',
  850: 'cp850',
  852: 'cp852',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1257: 'windows-1257',
  10000: 'macintosh',
  10029: 'x-mac-ce',
  28591: 'iso-8859-1',
  28592: 'iso-8859-2',
  32768: 'macintosh',
  32769: 'windows-1252',
}

/** Versions in the first record: Excel 97 and later, and Excel 5 and 95. */
const biff8 = 0x0600
const biff5 = 0x0500

const otherKinds: readonly (readonly [stream: string, found: string])[] = [
  ['WordDocument', 'doc'],
  ['PowerPoint Document', 'ppt'],
]

/**
 * Finds the stream of a workbook.
 * @throws TableError passwordProtected for an encrypted new workbook (MS-OFFCRYPTO 2.3.4), unsupportedKind for another document
 */
const workbookStream = (file: CompoundFile): CompoundStream => {
  if (file.names.includes('EncryptionInfo')) throw new TableError('passwordProtected')
  const stream = file.stream('Workbook') ?? file.stream('Book')
  if (stream) return stream
  const found = otherKinds.find(([name]) => file.names.includes(name))?.[1] ?? 'binary'
  throw new TableError('unsupportedKind', { found })
}

/** The table of contents of a workbook, and the texts its cells share. */
const readGlobals = (stream: CompoundStream, texts: TextStore): Globals => {
  const records = biffRecords(stream, 0)
  const first = records.next().value
  if (first?.id !== recordIds.bof || first.data.length < 4) throw new TableError('damagedFile')
  const version = first.data.readUInt16LE(0)
  if (version !== biff8 && version !== biff5) throw new TableError('unsupportedKind', { found: 'xls' })
  const unicode = version === biff8
  let encoding: TextEncodingName = 'windows-1252'
  let since1904 = false
  const sheets: XlsSheet[] = []
  const own = new Map<number, NumberFormat>()
  const ids: number[] = []
  const textIn = (contents: RecordContents, lengthBytes: 1 | 2): string => {
    const count = lengthBytes === 1 ? contents.uint8() : contents.uint16()
    return unicode
      ? contents.characters(count, contents.uint8())
      : decodeBytes(contents.bytes(count), encoding)
  }
  for (const { id, data } of records) {
    const contents = new RecordContents(data, records)
    if (id === recordIds.eof) break
    if (id === recordIds.filePass) throw new TableError('passwordProtected')
    if (id === recordIds.codePage) encoding = codePages[contents.uint16()] ?? encoding
    else if (id === recordIds.dateMode) since1904 = contents.uint16() === 1
    else if (id === recordIds.format)
      own.set(contents.uint16(), parseFormat(textIn(contents, unicode ? 2 : 1)))
    else if (id === recordIds.xf) ids.push(data.length >= 4 ? data.readUInt16LE(2) : 0)
    else if (id === recordIds.boundSheet) {
      const start = contents.uint32()
      const state = contents.uint8() & 3
      const isSheet = contents.uint8() === 0
      if (isSheet) sheets.push({ name: textIn(contents, 1), start, visible: state === 0 })
    } else if (id === recordIds.sst) readTexts(contents, texts)
  }
  texts.flush()
  const formats = ids.map(id => own.get(id) ?? builtIn(id) ?? generalFormat)
  return { sheets, unicode, encoding, since1904, formats }
}

/** Texts of a workbook: more than its cells could name. */
const mostTexts = 20_000_000

/** Texts that cells share, each with its formatting and readings, which are passed over ([MS-XLS] 2.5.293). */
function readTexts(contents: RecordContents, texts: TextStore): void {
  contents.skip(4)
  const count = contents.uint32()
  if (count > mostTexts) throw new TableError('damagedFile')
  for (let at = 0; at < count; at++) {
    const length = contents.uint16()
    const flags = contents.uint8()
    const runs = flags & 8 ? contents.uint16() : 0
    const readings = flags & 4 ? contents.uint32() : 0
    texts.add(contents.characters(length, flags))
    contents.skip(runs * 4 + readings)
  }
}

/** Numbers that lead outside what they are read from are faults of the file. */
const asDamaged = (error: unknown): unknown =>
  error instanceof RangeError ? new TableError('damagedFile', {}, error) : error

async function* guarded(rows: Iterable<TableRow>): AsyncGenerator<TableRow> {
  try {
    yield* rows
  } catch (error) {
    throw asDamaged(error)
  }
}

/**
 * Opens a workbook of Excel 5 to 2003 (BIFF5, BIFF8) with one of its sheets.
 * @throws TableError passwordProtected, unsupportedKind, damagedFile, sheetNotFound, empty
 */
export const openXls = async (path: string, limits: TableLimits, name?: string): Promise<TableSource> => {
  const file = openCompoundFile(path)
  const texts = new TextStore()
  const close = async (): Promise<void> => {
    file.close()
    texts.close()
  }
  try {
    const stream = workbookStream(file)
    const { sheets, ...globals } = readGlobals(stream, texts)
    const context: XlsContext = { ...globals, strings: texts, limits }
    const rowsOf = ({ start }: XlsSheet): AsyncIterable<TableRow> => guarded(xlsRows(stream, start, context))
    const sheet = await chooseSheet(sheets, name, rowsOf)
    const merged = mergedRanges(stream, sheet.start)
    return {
      kind: 'xls',
      encoding: null,
      separator: null,
      sheets: sheets.filter(({ visible }) => visible).map(each => each.name),
      sheet: sheet.name,
      allRows: () => withMerged(rowsOf(sheet), merged),
      close,
    }
  } catch (error) {
    await close()
    throw asDamaged(error)
  }
}
