import type { TextEncodingName } from '#model/exchange/text-encodings.ts'
import { unguardFormula } from '#model/text/formula-guard.ts'
import { type Cell, emptyCell, type TableLimits, type TableRow, type TableSource } from '../table.ts'
import { TableError } from '../table-error.ts'
import { decoded, decodedBeginning } from './decoded.ts'
import { type Dialect, type Separator, separators, type UsualDialect } from './dialect.ts'
import { detectEncoding } from './encoding.ts'
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

interface Trial {
  readonly dialect: UsualDialect
  /** The number of cells that most rows have. */
  readonly width: number
  /** Share of the rows that have it. */
  readonly agreement: number
  readonly brokenQuotes: boolean
}

const trialRows = 200

const widthsOf = async (
  sample: string,
  dialect: UsualDialect,
): Promise<{ widths: number[]; broken: boolean }> => {
  const widths: number[] = []
  try {
    for await (const record of records([sample], dialect)) {
      if (record.some(cell => cell.trim() !== '')) widths.push(record.length)
      if (widths.length === trialRows) break
    }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    return { widths, broken: error.code === 'brokenQuotes' }
  }
  return { widths, broken: false }
}

const tryOut = async (sample: string, dialect: UsualDialect): Promise<Trial> => {
  const { widths, broken } = await widthsOf(sample, dialect)
  const counts = [...Map.groupBy(widths, width => width)].map(
    ([width, rows]) => [width, rows.length] as const,
  )
  const [width, rows] = counts.reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0] as const)
  return { dialect, width, agreement: widths.length === 0 ? 0 : rows / widths.length, brokenQuotes: broken }
}

/** A separator that splits nothing explains nothing; between equals the one that finds more columns wins. */
const worth = ({ width, agreement }: Trial): number =>
  width < 2 ? 0 : agreement + Math.min(width, 500) / 1e5

/**
 * The dialect under which most rows of a sample get the same number of cells.
 * @param separator where the caller knows it
 */
const detectDialect = async (
  sample: string,
  complete: boolean,
  separator?: Separator,
): Promise<UsualDialect> => {
  const candidates = separator === undefined ? separators : [separator]
  const trials = await Promise.all(candidates.map(each => tryOut(sample, { separator: each, quoted: true })))
  const best = trials.reduce((one, other) => (worth(other) > worth(one) ? other : one))
  const tab = best.width < 2 ? trials.find(({ dialect }) => dialect.separator === '\t') : best
  if (tab?.dialect.separator !== '\t' || !tab.brokenQuotes || (!complete && tab.agreement > 0.9))
    return best.dialect
  const plain = await tryOut(sample, { separator: '\t', quoted: false })
  return plain.width > 1 && plain.agreement > 0.9 ? plain.dialect : best.dialect
}

/** A text file with separators; what the caller does not say is found out. */
export const openText = async (
  path: string,
  beginning: Buffer,
  limits: TableLimits,
  given: { readonly encoding?: TextEncodingName | undefined; readonly separator?: Separator | undefined },
): Promise<TableSource> => {
  const encoding = given.encoding ?? (await detectEncoding(path, beginning))
  const { text, complete } = await decodedBeginning(path, encoding, sampleLength)
  const dialect = await detectDialect(text, complete, given.separator)
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
