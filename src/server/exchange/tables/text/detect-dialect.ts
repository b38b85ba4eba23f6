import { TableError } from '../table-error.ts'
import { type Separator, separators, type UsualDialect } from './dialect.ts'
import { records } from './records.ts'

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
export const detectDialect = async (
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
