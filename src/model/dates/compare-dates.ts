import { type ComplexDate, sideOf } from './complex-date.ts'
import { rangeOf } from './range-of.ts'
import { tidyDate } from './tidy-date.ts'

/** Returns the year a date is sorted by: its beginning, or its end when the beginning is open. Undefined without a year. */
export function sortYearOf(date: ComplexDate | null | undefined): number | undefined {
  const range = rangeOf(date)
  return range?.from ?? range?.to ?? undefined
}

/** Returns numbers to compare in order; dates without a year come last. */
function sortKey(date: ComplexDate): readonly number[] {
  const range = rangeOf(date)
  const { month = 0, day = 0 } = sideOf(date, 'earliest')?.point ?? {}
  const start = sortYearOf(date) ?? Number.MAX_VALUE
  return [start, month, day, range?.to ?? start]
}

/** Compares two dates across eras, oldest first (C-E09), for Array.sort. */
export function compareDates(one: ComplexDate, other: ComplexDate): number {
  const keys = sortKey(other)
  for (const [place, key] of sortKey(one).entries()) {
    const difference = key - (keys[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Returns true when both are the same date, however written. Unparsed dates are compared as texts. */
export function sameDate(
  one: ComplexDate | null | undefined,
  other: ComplexDate | null | undefined,
): boolean {
  return meaning(one) === meaning(other)
}

function meaning(date: ComplexDate | null | undefined): string {
  const tidy = tidyDate(date)
  if (!tidy) return ''
  const { text, ...parsed } = tidy
  return JSON.stringify(rangeOf(tidy) ? parsed : { text })
}
