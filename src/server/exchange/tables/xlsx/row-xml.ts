import { dayMs } from '#model/dates/durations.ts'
import { isFormulaLike } from '#model/text/formula-guard.ts'
import { columnLetter } from '../column-letter.ts'
import { dateText } from '../date-text.ts'
import { TableError } from '../table-error.ts'
import type { WritableCell } from '../writable-table.ts'
import { writeEscapedText } from './escaped-text.ts'
import { cellStyle } from './package-parts.ts'

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
export const rowXml = (cells: readonly WritableCell[], row: number): string => {
  const long = cells.findIndex(cell => typeof cell === 'string' && cell.length > longestCell)
  if (long !== -1) throw new TableError('cellTooLong', { row, column: long + 1, limit: longestCell })
  return `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `${columnLetter(index)}${row}`)).join('')}</row>`
}

/** The bold first row. */
export const headerXml = (names: readonly string[]): string =>
  `<row r="1">${names.map((name, index) => textXml(`${columnLetter(index)}1`, name, cellStyle.header)).join('')}</row>`
