import { readYearFilter } from '#model/engine/facets.ts'
import type { Range } from '../../ui/facets/RangeFacet.tsx'

/** People know no year 0; the model counts one (1 B.C. is 0). */
const shown = (year: number): number => (year <= 0 ? year - 1 : year)
const counted = (year: number): number => (year < 0 ? year + 1 : year)

/** The years of a filter as people count them. */
export function rangeOf(filter: string | undefined): Range {
  const range = filter === undefined ? undefined : readYearFilter(filter)
  return {
    from: range?.from == null ? undefined : shown(range.from),
    to: range?.to == null ? undefined : shown(range.to),
  }
}

/** The filter of a range of years; undefined where both ends are open. */
export const filterOf = ({ from, to }: Range): string | undefined =>
  from === undefined && to === undefined
    ? undefined
    : `${from === undefined ? '' : Math.round(counted(from))}..${to === undefined ? '' : Math.round(counted(to))}`

/** The years of a century, which a facet counts by: 2 is 101 to 200, -1 is 100 B.C. to 1 B.C. */
export const yearsOfCentury = (century: number): { from: number; to: number } =>
  century > 0
    ? { from: (century - 1) * 100 + 1, to: century * 100 }
    : { from: century * 100, to: (century + 1) * 100 - 1 }

/** The words for a range. */
export interface RangeWords {
  readonly before: (year: string) => string
  readonly range: (from: string, to: string) => string
  readonly since: (from: string) => string
  readonly until: (to: string) => string
}

/** A range of years in words: '300 B.C. – 201 B.C.', 'until 1500'. */
export function formatYearRange({ from, to }: Range, words: RangeWords): string {
  const year = (value: number) => (value < 0 ? words.before(String(-value)) : String(value))
  if (from === undefined) return to === undefined ? '' : words.until(year(to))
  if (to === undefined) return words.since(year(from))
  return from === to ? year(from) : words.range(year(from), year(to))
}
