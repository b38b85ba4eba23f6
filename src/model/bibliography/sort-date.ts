/** Returns the first day of an astronomical year in extended ISO 8601: '1994-01-01', '-0299-01-01' for 300 BC. */
export function sortDateOf(year: number | null): string | null {
  if (year === null) return null
  return `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-01-01`
}

/** Sorts by year, undated last. */
export const byYear = (one: number | null, other: number | null): number =>
  (one ?? Number.POSITIVE_INFINITY) === (other ?? Number.POSITIVE_INFINITY)
    ? 0
    : (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY)
