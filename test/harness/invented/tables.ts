import { stringify } from 'csv-stringify/sync'
import { rawWorkbook } from '../workbook.ts'

export type Row = Readonly<Record<string, string>>

/** Rows as comma-separated text with a header, as RFC 4180 has it. */
export const csvOf = (rows: readonly Row[], delimiter = ','): string =>
  stringify([...rows], { header: true, delimiter, record_delimiter: '\r\n', quoted_match: /\n/ })

const windows1252 = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (letter, byte) => [letter, byte],
  ),
)

/** A text as old programs save it: letters they do not have become question marks. */
export const asWindows1252 = (text: string): Buffer =>
  Buffer.from([...text].map(letter => windows1252.get(letter) ?? 63))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A cell of a sheet: text, a number, a date by its serial number, or a formula without a result. */
export type Cell = string | number | { readonly date: number } | { readonly formula: string } | undefined

const letterOf = (column: number): string => String.fromCharCode(65 + column)

function cellXml(cell: Cell, place: string): string {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if ('date' in cell) return `<c r="${place}" s="1"><v>${cell.date}</v></c>`
  return `<c r="${place}"><f>${cell.formula}</f><v></v></c>`
}

/** A workbook of sheets, each with its rows by their numbers. */
export const workbookOf = (
  sheets: Readonly<Record<string, ReadonlyMap<number, readonly Cell[]>>>,
): Promise<Buffer> =>
  rawWorkbook({
    formats: ['General', 'yyyy-mm-dd'],
    sheets: Object.fromEntries(
      Object.entries(sheets).map(([name, rows]) => [
        name,
        [...rows]
          .map(
            ([row, cells]) =>
              `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letterOf(column)}${row}`)).join('')}</row>`,
          )
          .join(''),
      ]),
    ),
  })
