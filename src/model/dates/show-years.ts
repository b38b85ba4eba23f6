import type { Language } from '../languages.ts'
import type { DatePoint, Era } from './complex-date.ts'
import { type DateTextOptions, showDate } from './date-text.ts'
import type { YearRange } from './range-of.ts'

interface Year {
  readonly date: DatePoint
  readonly era: Era
}

const yearOf = (year: number): Year =>
  year > 0 ? { date: { year }, era: 'AD' } : { date: { year: 1 - year }, era: 'BC' }

const single = ({ date, era }: Year) =>
  ({ periodMode: 'SINGLE', type: 'YEAR', earliestDate: date, earliestEra: era }) as const

/** Formats astronomical years for people, who have no year 0: '350–301 B.C.', '… – 301 B.C.' for an open end (C-E09). */
export function showYears({ from, to }: YearRange, language: Language, options?: DateTextOptions): string {
  const one = (year: number | null) =>
    year === null ? '…' : showDate(single(yearOf(year)), language, options)
  if (from === to) return one(from)
  if (from === null || to === null) return `${one(from)} – ${one(to)}`
  const { date, era } = yearOf(to)
  return showDate(
    { ...single(yearOf(from)), periodMode: 'TIMESPAN', latestDate: date, latestEra: era },
    language,
    options,
  )
}
