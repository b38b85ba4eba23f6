import { columnLetter } from '../column-letter.ts'
import { TableError } from '../table-error.ts'
import type { WritableColumn, WritableTable } from '../writable-table.ts'
import { writeEscapedAttribute } from './escaped-text.ts'
import { worksheetStart } from './package-parts.ts'
import { headerXml, rowXml } from './row-xml.ts'

/** Excel's last row and column. */
const lastRow = 1_048_576
const lastColumn = 16_384
const usualWidth = 18
const longestPiece = 64 * 1024

const frozenHeader =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

const columnXml = ({ name, width }: WritableColumn, index: number, hidden: ReadonlySet<string>): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width ?? usualWidth}" customWidth="1"${hidden.has(name) ? ' hidden="1"' : ''}/>`

/** Drop-down lists whose items stand in the columns of another sheet; they offer, they do not forbid. */
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
export const sheetXml = (table: WritableTable, listSheet: string): AsyncIterable<string> =>
  inLargerPieces(pieces(table, listSheet))

/** The hidden worksheet with the items of the drop-down lists, a list a column. */
export const listsXml = (columns: readonly WritableColumn[]): string => {
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
