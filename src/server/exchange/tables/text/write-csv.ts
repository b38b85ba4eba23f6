import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { guardFormula } from '#model/text/formula-guard.ts'
import { dateText } from '../date-text.ts'
import type { WritableCell, WritableTable } from '../writable-table.ts'

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
export const writeCsv = (table: WritableTable): Readable =>
  pipeline(
    Readable.from(records(table)),
    stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[;|\t\r\n]|^\s|\s$/ }),
    () => {},
  )
