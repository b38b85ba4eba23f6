import type { ComplexDate } from '#model/dates/complex-date.ts'

/** A span of astronomical years as a card holds it. */
export function rangedDate(from: number, to: number): ComplexDate {
  const point = (year: number) => ({ year: year > 0 ? year : 1 - year })
  const era = (year: number) => (year > 0 ? ('AD' as const) : ('BC' as const))
  return {
    periodMode: 'TIMESPAN',
    type: 'YEAR',
    earliestDate: point(from),
    latestDate: point(to),
    earliestEra: era(from),
    latestEra: era(to),
  }
}
