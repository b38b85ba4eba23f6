import type { ComplexDate, DateSide } from '../dates/complex-date.ts'
import { rangeOf } from '../dates/range-of.ts'
import { dateOf } from '../dates/tidy-date.ts'

export interface CodedYears {
  readonly first?: string
  readonly last?: string
}

/** Returns true for a year in figures; programs write '1850.0', too. */
export const isYear = (text: string): boolean => /^-?\d{1,6}(?:\.0+)?$/.test(text.trim())

const yearOf = (text = ''): number | undefined => (isYear(text) ? Number(text) : undefined)

/** BC years are negative in such columns: -300 is 300 BC. */
const side = (year: number): DateSide => ({
  type: 'YEAR',
  era: year < 0 ? 'BC' : 'AD',
  point: { year: Math.abs(year) },
})

/** Returns true when the years run backwards. Two such BC years were counted away from year 1 and are swapped. */
export function yearsReversed({ first, last }: CodedYears): boolean {
  const [from, to] = [yearOf(first), yearOf(last)]
  if (from === undefined || to === undefined || (from === 0 && to === 0)) return false
  return from > to && !(from < 0 && to < 0)
}

/** Combines a column of coded years with the date text beside it; a parsed text is more precise than coded years. */
export function withCodedYears(date: ComplexDate | undefined, years: CodedYears): ComplexDate | undefined {
  if (rangeOf(date)) return date
  const known = [yearOf(years.first), yearOf(years.last)].filter(year => year !== undefined && year !== 0)
  const [from, to = from] = known.toSorted((one = 0, other = 0) => one - other)
  if (from === undefined || to === undefined) return date
  return dateOf(date?.text, side(from), side(to))
}
