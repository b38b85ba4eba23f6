import { type ComplexDate, type DateSide, sideOf } from '../dates/complex-date.ts'
import { showDate } from '../dates/date-text.ts'
import { readDate } from '../dates/reader/read-date.ts'
import { dateOf } from '../dates/tidy-date.ts'
import type { CslDate } from './csl-item.ts'

/** Language of dates in tables and reference files, independent of the reader. */
const language = 'en'

function partsOf(side: DateSide): readonly number[] | undefined {
  const { point, era } = side
  if (!point || era === 'BP') return undefined
  const year = era === 'BC' ? -point.year : point.year
  return [year, ...(point.month ? [point.month] : []), ...(point.month && point.day ? [point.day] : [])]
}

/** Checks that a date has no qualifiers that CSL cannot express; others are kept as text. */
const plainly = (side: DateSide | undefined): boolean =>
  side === undefined || side.point?.qualifier === undefined || side.point.qualifier === 'ca'

/** Parses a date for CSL: year, month and day where known, otherwise the text. */
export function cslDateOf(text: string): CslDate | undefined {
  if (text === '') return undefined
  const { date } = readDate(text, language)
  return cslDate(date) ?? { literal: text }
}

/** Converts a date of the catalogue to CSL; undefined without years, or with qualifiers. */
function cslDate(date: ComplexDate | undefined): CslDate | undefined {
  const sides = date ? [sideOf(date, 'earliest'), sideOf(date, 'latest')] : []
  const parts = sides.flatMap(side => (side ? [partsOf(side)] : []))
  const known = parts.filter(each => each !== undefined)
  if (known.length === 0 || known.length < parts.length || !sides.every(plainly)) return undefined
  const circa = sides.some(side => side?.point?.qualifier === 'ca')
  return { 'date-parts': known, ...(circa && { circa: true }) }
}

const sideWith = ([year = 0, month, day]: readonly number[], circa: boolean): DateSide => ({
  type: 'YEAR',
  era: year < 0 ? 'BC' : 'AD',
  point: {
    year: Math.abs(year),
    ...(month && month <= 12 && { month }),
    ...(month && month <= 12 && day && { day }),
    ...(circa && { qualifier: 'ca' }),
  },
})

/** Returns year, month and day as far as they are numbers; none for an open end. */
const numbersOf = (parts: unknown): readonly number[] =>
  Array.isArray(parts) ? parts.map(Number).filter(part => part !== 0) : []

const isPossible = ([year = 0]: readonly number[]): boolean => year !== 0 && Math.abs(year) < 100_000

/** Formats a CSL date as a person would write it. Numbers may be texts, and other programs may write plain text instead. */
export function textOfCslDate(date: CslDate | string | number): string {
  if (typeof date !== 'object') return String(date)
  const { literal = '', raw = '', circa } = date
  const given = Array.isArray(date['date-parts']) ? date['date-parts'] : []
  const [first, last] = given
    .map(numbersOf)
    .filter(parts => parts.length > 0 && parts.every(Number.isInteger) && isPossible(parts))
  if (!first) return literal || raw
  const sure = circa === undefined || circa === false || circa === 0
  return showDate(dateOf(undefined, sideWith(first, !sure), last && sideWith(last, !sure)), language)
}
