import { unguardFormula } from '#model/text/formula-guard.ts'
import type { TableSource } from '../source.ts'
import { type Cell, emptyCell, type TableLimits, type TableRow } from '../table.ts'
import { TableError } from '../table-error.ts'
import { decoded, decodedBeginning } from './decoded.ts'
import { detectDialect } from './detect-dialect.ts'
import type { Dialect, Separator } from './dialect.ts'
import { detectEncoding, type TextEncodingName } from './encoding.ts'
import { records } from './records.ts'

const sampleLength = 256 * 1024

const cellOf = (text: string): Cell =>
  text === '' ? emptyCell : { text: unguardFormula(text), type: 'text' }

const checked = (texts: string[], row: number, limits: TableLimits): Cell[] => {
  const last = texts.findLastIndex(text => text !== '')
  if (last >= limits.columns)
    throw new TableError('tooManyColumns', { row, column: last + 1, limit: limits.columns })
  const long = texts.findIndex(({ length }) => length > limits.cellLength)
  if (long !== -1) throw new TableError('cellTooLong', { row, column: long + 1, limit: limits.cellLength })
  return texts.slice(0, last + 1).map(cellOf)
}

async function* rowsOf(
  path: string,
  encoding: TextEncodingName,
  dialect: Dialect,
  limits: TableLimits,
): AsyncGenerator<TableRow> {
  let row = 0
  for await (const texts of records(decoded(path, encoding), dialect)) {
    row++
    if (!texts.some(text => text.trim() !== '')) continue
    if (row > limits.rows) throw new TableError('tooManyRows', { row, limit: limits.rows })
    yield { row, cells: checked(texts, row, limits) }
  }
}

/** A text file with separators; what the caller does not say is found out. */
export const openText = async (
  path: string,
  beginning: Buffer,
  limits: TableLimits,
  asked: { readonly encoding?: TextEncodingName | undefined; readonly separator?: Separator | undefined },
): Promise<TableSource> => {
  const encoding = asked.encoding ?? (await detectEncoding(path, beginning))
  const { text, complete } = await decodedBeginning(path, encoding, sampleLength)
  const dialect = await detectDialect(text, complete, asked.separator)
  return {
    kind: 'csv',
    encoding,
    separator: dialect.separator,
    sheets: [],
    sheet: null,
    allRows: () => rowsOf(path, encoding, dialect, limits),
    close: async () => {},
  }
}
