import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { dateTexts } from '../../../../test/harness/invented/date-texts.ts'
import { describeRealData, realPath } from '../../../../test/harness/museum-files.ts'
import { sideOf } from '../complex-date.ts'
import { rangeOf, type YearRange } from '../range-of.ts'
import { readDate } from './read-date.ts'

interface Coded {
  readonly text: string
  readonly from: number
  readonly to: number
}

const rowsOf = (
  file: string,
  delimiter = ',',
  encoding: BufferEncoding = 'utf8',
): readonly Record<string, string>[] =>
  parse(readFileSync(realPath(file), encoding), {
    columns: true,
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
  })

/** Converts a museum's -100 for 100 BC. */
const astronomical = (year: number): number => (year < 0 ? year + 1 : year)

const codedOf = (file: string): readonly Coded[] =>
  rowsOf(file).map(row => ({
    text: row.date_text ?? '',
    from: Number(row.date_begin),
    to: Number(row.date_end),
  }))

const hasDate = ({ text }: Coded): boolean => /\d/.test(text)

/** Returns false for codes of 0 at both ends: there is no year 0, so the date was not coded. */
const isCoded = ({ from, to }: Coded): boolean => from !== 0 || to !== 0

/**
 * Compares with a museum's code. Remaining differences are mostly codes that say more than the text: '19th century' coded as 1801-1867, or
 * parts with dates of their own.
 * Centuries start in 1800 or 1801; registrars widen 'ca' at one end or both, by twelve or twenty-five years.
 */
function agrees(coded: Coded): boolean {
  const { date } = readDate(coded.text, 'en')
  const range: YearRange | undefined = rangeOf(date)
  if (!date || !range) return false
  const side = sideOf(date, 'earliest')
  const isAbout = (side?.point ?? side?.period)?.qualifier === 'ca'
  const tolerance = isAbout ? 13 : 1
  const isNear = (read: number | null, expected: number) =>
    read === null || Math.abs(read - astronomical(expected)) <= tolerance
  return isNear(range.from, coded.from) && isNear(range.to, coded.to)
}

const share = (rows: readonly Coded[], fine: (row: Coded) => boolean): number =>
  rows.filter(fine).length / rows.length

const isUnderstood = ({ text }: { text: string }): boolean => readDate(text, 'en').understood

test.each(dateTexts)('“%s” is understood as its registrar coded it [C-E09]', (text, from, to) => {
  expect(isUnderstood({ text })).toBe(true)
  expect(agrees({ text, from, to })).toBe(true)
})

test.each(['1917-07-17', '1999-06-18 00:00:00.0', '17.7.1917'])(
  'A collecting day written as %s is understood [C-E09]',
  text => {
    expect(isUnderstood({ text })).toBe(true)
  },
)

describeRealData('Dates of museums', 'objects_walters/objects.csv', () => {
  test('every one of 5,000 art objects that has a date is understood, and 91 of 100 as its registrar coded it [C-E09]', () => {
    const rows = codedOf('objects_walters/objects.csv')
    const dated = rows.filter(hasDate)
    expect(rows).toHaveLength(5000)
    expect(share(dated, isUnderstood)).toBe(1)
    expect(share(dated.filter(isCoded), agrees)).toBeGreaterThanOrEqual(0.913)
  })

  test('all mosaics are dated as their catalogue says [C-E09]', () => {
    const rows = codedOf('getty_mosaics/objects.csv')
    expect(rows.filter(row => !agrees(row))).toEqual([])
  })

  test('collecting days of specimens are understood to the day [C-E09]', () => {
    const specimens = rowsOf('natural_history/borza_amphipoda_specimens_latin1.tsv', '\t', 'latin1')
    expect(specimens).toHaveLength(435)
    for (const { eventDate = '', year, month, day } of specimens)
      expect(readDate(eventDate, 'de').date?.earliestDate).toEqual({
        year: Number(year),
        month: Number(month),
        day: Number(day),
      })
    const plants = rowsOf('natural_history/pontaurus_specimens_dwca/DarwinCore.txt')
    const days = plants.map(({ EARLIEST_DATE_COLLECTED: text = '' }) => ({ text }))
    expect(days.every(isUnderstood)).toBe(true)
  })

  test('dates of exchanged records are understood [C-E09]', () => {
    const records = readFileSync(realPath('lido_records/kenom_oai_lido.xml'), 'utf8')
    const texts = [...records.matchAll(/<lido:displayDate>([^<]+)</g)].map(([, text = '']) => text)
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter(text => !isUnderstood({ text }))).toEqual([])
  })
})
