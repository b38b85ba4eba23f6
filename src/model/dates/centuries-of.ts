import type { YearRange } from './range-of.ts'

/** Maximum number of century facets for one date, however long its range. */
const mostCenturies = 60

/** Converts an astronomical year to a century: 4 is the 4th AD, -4 the 4th BC; there is no century 0. */
const centuryOf = (year: number): number => (year > 0 ? Math.ceil(year / 100) : Math.floor((year - 1) / 100))

/**
 * Returns the centuries a range touches, oldest first; for an open range the century of the known end.
 * Ranges longer than sixty centuries yield the latest sixty.
 */
export function centuriesOf(range: YearRange | undefined): readonly number[] {
  const from = range?.from ?? range?.to
  const to = range?.to ?? range?.from
  if (from === undefined || from === null || to === undefined || to === null) return []
  const last = centuryOf(to)
  const first = Math.max(centuryOf(from), last - mostCenturies)
  const centuries = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return centuries.filter(century => century !== 0).slice(-mostCenturies)
}
