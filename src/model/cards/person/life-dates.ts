import type { ComplexDate, DateSide, Era } from '../../dates/complex-date.ts'
import { sideOf } from '../../dates/complex-date.ts'
import { rangeOf } from '../../dates/range-of.ts'
import { dateOf } from '../../dates/tidy-date.ts'

const sideOfYear = (year: number): DateSide => {
  const era: Era = year > 0 ? 'AD' : 'BC'
  return { type: 'YEAR', era, point: { year: year > 0 ? year : 1 - year } }
}

/** The year in which something began or ended, with its 'c.'; of a century the year on that side of it. */
function yearSide(date: ComplexDate | undefined, side: 'earliest' | 'latest'): DateSide | undefined {
  if (!date) return undefined
  const own = sideOf(date, side) ?? sideOf(date, 'earliest')
  if (own?.point && own.era !== 'BP') {
    const { year, qualifier } = own.point
    return { type: 'YEAR', era: own.era, point: { year, ...(qualifier && { qualifier }) } }
  }
  const range = rangeOf(date)
  const year = side === 'earliest' ? (range?.from ?? range?.to) : (range?.to ?? range?.from)
  return year === undefined || year === null ? undefined : sideOfYear(year)
}

/** The years between two dates as one date, to list and sort by; undefined when neither says a year. */
export function yearsBetween(
  begin: ComplexDate | undefined,
  end: ComplexDate | undefined,
): ComplexDate | undefined {
  const [from, to] = [yearSide(begin, 'earliest'), yearSide(end, 'latest')]
  if (from) return dateOf(undefined, from, to)
  return to && dateOf(undefined, to)
}
