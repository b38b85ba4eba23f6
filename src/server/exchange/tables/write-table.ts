import { PassThrough, pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { ZipFile } from 'yazl'
import { dayMs } from '#model/dates/durations.ts'
import { cut } from '#model/text/cut.ts'
import { guardFormula, isFormulaLike } from '#model/text/formula-guard.ts'
import { columnLetter } from './column-letter.ts'
import type { TableKind } from './table.ts'
import { TableError } from './table-error.ts'
import { writeEscapedAttribute, writeEscapedText } from './xlsx/escaped-text.ts'
import { cellStyle, packageParts, worksheetStart } from './xlsx/package-parts.ts'

/** A Date as ISO 8601 in UTC: the day alone where it is midnight. */
const dateText = (date: Date): string => {
  const iso = date.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19)
}

/** A Date is a day where it is midnight in UTC, else a moment. */
export type WritableCell = string | number | Date | null

export interface WritableColumn {
  readonly name: string
  /** In characters. */
  readonly width?: number | undefined
  /** Offered as a drop-down list in a workbook; other values can still be typed. */
  readonly options?: readonly string[] | undefined
}

export interface WritableTable {
  readonly columns: readonly WritableColumn[]
  readonly rows: AsyncIterable<readonly WritableCell[]>
  /** Name of the sheet in a workbook; characters Excel does not allow are left out. */
  readonly sheetName: string
  /** Names of columns that a workbook hides (keys for reading it back); a CSV file shows them. */
  readonly hiddenColumns?: readonly string[] | undefined
}

const written = (cell: WritableCell): string =>
  cell === null
    ? ''
    : typeof cell === 'string'
      ? guardFormula(cell)
      : typeof cell === 'number'
        ? String(cell)
        : dateText(cell)

/** A key of our own ('@id') is no formula, and is read by other programs as it is called. */
const heading = (name: string): string => (/^@\w+$/.test(name) ? name : guardFormula(name))

async function* records({ columns, rows }: WritableTable): AsyncGenerator<string[]> {
  yield columns.map(({ name }) => heading(name))
  for await (const row of rows) yield row.map(written)
}

/** CSV as RFC 4180 and Excel want it: UTF-8 with byte order mark, CRLF, whatever could be a separator in quotes. */
const writeCsv = (table: WritableTable): Readable =>
  pipeline(
    Readable.from(records(table)),
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[;|\t\r\n]|^\s|\s$/ }),
    () => {},
  )

const listSheet = 'lists'

/** Excel refuses longer names, empty ones, and these characters (and an apostrophe at either end). */
const allowedName = (name: string): string => {
  const allowed = cut(name.replace(/[[\]:*?/\\]/g, ' '), 31).replace(/^'+|(?<!')'+$/g, '')
  return allowed.trim() === '' || allowed.toLowerCase() === listSheet ? 'Table' : allowed
}

/** Excel's last row and column. */
const lastRow = 1_048_576

const lastColumn = 16_384

const usualWidth = 18

const longestPiece = 64 * 1024

const frozenHeader =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const columnXml = ({ name, width }: WritableColumn, index: number, hidden: ReadonlySet<string>): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width ?? usualWidth}" customWidth="1"${hidden.has(name) ? ' hidden="1"' : ''}/>`

/** Drop-down lists whose items are in the columns of another sheet; they offer, they do not forbid. */
const validations = (columns: readonly WritableColumn[], listSheet: string): string => {
  const lists = columns.flatMap(({ options = [] }, index) => (options.length > 0 ? [{ index, options }] : []))
  if (lists.length === 0) return ''
  const one = ({ index, options }: (typeof lists)[number], place: number): string => {
    const column = columnLetter(index)
    const items = columnLetter(place)
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${column}2:${column}${lastRow}"><formula1>${writeEscapedAttribute(listSheet)}!$${items}$1:$${items}$${options.length}</formula1></dataValidation>`
  }
  return `<dataValidations count="${lists.length}">${lists.map(one).join('')}</dataValidations>`
}

/** Joins small pieces, so that packing is not called for every row. */
async function* inLargerPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    if (waiting.length < longestPiece) continue
    yield waiting
    waiting = ''
  }
  if (waiting !== '') yield waiting
}

/** Excel's limit for the text of a cell. */
const longestCell = 32_767

/** 1 January 1900 by the count that Excel and real dates share from March 1900 on. */
const firstRealDay = Date.UTC(1900, 2, 1)

const epoch = Date.UTC(1899, 11, 30)

const textXml = (reference: string, text: string, style: number): string =>
  `<c r="${reference}"${style === cellStyle.plain ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${writeEscapedText(text)}</t></is></c>`

/** Excel has no days before 1900 and one too many in February 1900; such dates are written as text. */
const dateXml = (reference: string, date: Date): string => {
  if (date.getTime() < firstRealDay) return textXml(reference, dateText(date), cellStyle.plain)
  const serial = (date.getTime() - epoch) / dayMs
  return `<c r="${reference}" s="${Number.isInteger(serial) ? cellStyle.day : cellStyle.moment}"><v>${serial}</v></c>`
}

const cellXml = (cell: WritableCell, reference: string): string => {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${reference}"><v>${cell}</v></c>` : ''
  if (typeof cell === 'string')
    return textXml(reference, cell, isFormulaLike(cell) ? cellStyle.textLikeFormula : cellStyle.plain)
  return dateXml(reference, cell)
}

/**
 * One row of a worksheet. Text is always a text cell, never a formula.
 * @throws TableError cellTooLong
 */
const rowXml = (cells: readonly WritableCell[], row: number): string => {
  const long = cells.findIndex(cell => typeof cell === 'string' && cell.length > longestCell)
  if (long !== -1) throw new TableError('cellTooLong', { row, column: long + 1, limit: longestCell })
  return `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnLetter(index)}${row}`)).join('')}</row>`
}

/** The bold first row. */
const headerXml = (names: readonly string[]): string =>
  `<row r="1">${names.map((name, index) => textXml(`${columnLetter(index)}1`, name, cellStyle.header)).join('')}</row>`

async function* pieces(table: WritableTable, listSheet: string): AsyncGenerator<string> {
  const { columns, rows } = table
  if (columns.length > lastColumn)
    throw new TableError('tooManyColumns', { column: columns.length, limit: lastColumn })
  const hidden = new Set(table.hiddenColumns)
  const widths = columns.map((column, index) => columnXml(column, index, hidden)).join('')
  yield `${worksheetStart}${frozenHeader}${widths === '' ? '' : `<cols>${widths}</cols>`}<sheetData>`
  yield headerXml(columns.map(({ name }) => name))
  let row = 1
  for await (const cells of rows) {
    row++
    if (row > lastRow) throw new TableError('tooManyRows', { row, limit: lastRow })
    yield rowXml(cells, row)
  }
  yield `</sheetData>${validations(columns, listSheet)}</worksheet>`
}

/** The worksheet of a table. */
const sheetXml = (table: WritableTable, listSheet: string): AsyncIterable<string> =>
  inLargerPieces(pieces(table, listSheet))

/** The hidden worksheet with the items of the drop-down lists, a list a column. */
const listsXml = (columns: readonly WritableColumn[]): string => {
  const lists = columns.flatMap(({ options = [] }) => (options.length > 0 ? [options] : []))
  const height = lists.reduce((most, { length }) => Math.max(most, length), 0)
  const rows = Array.from({ length: height }, (_, index) =>
    rowXml(
      lists.map(list => list[index] ?? null),
      index + 1,
    ),
  )
  return `${worksheetStart}<sheetData>${rows.join('')}</sheetData></worksheet>`
}

/** A workbook, packed while its rows are read. */
const writeXlsx = (table: WritableTable): Readable => {
  const zip = new ZipFile()
  const withLists = table.columns.some(({ options = [] }) => options.length > 0)
  const sheet = { name: allowedName(table.sheetName), hidden: false }
  const parts = packageParts(withLists ? [sheet, { name: listSheet, hidden: true }] : [sheet])
  for (const [path, xml] of parts) zip.addBuffer(Buffer.from(xml), path)
  if (withLists) zip.addBuffer(Buffer.from(listsXml(table.columns)), 'xl/worksheets/sheet2.xml')
  const rows = Readable.from(sheetXml(table, listSheet), { objectMode: false })
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 })
  zip.end()
  const output = new PassThrough()
  const fail = (error: Error): void => {
    output.destroy(error)
  }
  zip.on('error', fail)
  rows.on('error', fail)
  output.on('close', () => rows.destroy())
  return zip.outputStream.pipe(output)
}

/**
 * Writes a table as it is read from `rows`, at flat memory. Destroying the stream ends `rows`.
 * The stream fails with TableError tooManyRows and cellTooLong (a workbook's own limits), and with what `rows` throws.
 */
export const writeTable = (kind: TableKind, table: WritableTable): Readable =>
  kind === 'xlsx' ? writeXlsx(table) : writeCsv(table)
