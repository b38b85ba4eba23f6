import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { TableError } from '../table-error.ts'
import type { Dialect } from './dialect.ts'

interface Parsed {
  readonly record: string[]
  readonly raw: string
}

/** Bytes of one row beyond which a file is taken for broken, whatever its cells. */
const longestRow = 32 * 1024 * 1024

/**
 * Quotation marks inside an unquoted cell are text (48" frame), as in every spreadsheet. But a quoted cell that goes on
 * after its closing mark and has swallowed separators or line breaks is one whose mark was lost.
 */
const brokenCell = ({ record, raw }: Parsed, { separator, quoted }: Dialect): number =>
  quoted
    ? record.findIndex(
        cell =>
          cell.startsWith('"') &&
          (cell.includes(separator) || /[\r\n]/.test(cell)) &&
          !raw.includes(`"${cell.replaceAll('"', '""')}"`),
      )
    : -1

const translated = (error: unknown, row: number): unknown => {
  if (!(error instanceof CsvError)) return error
  const column = typeof error.index === 'number' ? { column: error.index + 1 } : {}
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new TableError('cellTooLong', { row, ...column, limit: longestRow }, error)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new TableError('brokenQuotes', { row, ...column }, error)
  return new TableError('damagedFile', { row }, error)
}

/**
 * Text as records, blank ones included, so that their count is the row number.
 * @throws TableError brokenQuotes, cellTooLong
 */
export async function* records(
  pieces: Iterable<string> | AsyncIterable<string>,
  dialect: Dialect,
): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: dialect.separator,
    quote: dialect.quoted ? (dialect.quote ?? '"') : null,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRow,
    raw: true,
  })
  pipeline(Readable.from(pieces), parser, () => {})
  let row = 0
  try {
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      row++
      const broken = brokenCell(parsed, dialect)
      if (broken !== -1) throw new TableError('brokenQuotes', { row, column: broken + 1 })
      yield parsed.record
    }
  } catch (error) {
    throw translated(error, row + 1)
  }
}
