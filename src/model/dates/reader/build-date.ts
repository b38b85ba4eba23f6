import type { ComplexDate, DateSide, PeriodPart } from '../complex-date.ts'
import { yearsOfSide } from '../range-of.ts'
import { dateOf } from '../tidy-date.ts'
import type { Draft } from './draft.ts'

/** Ordinals without a noun are centuries unless such a century is in the future. */
const latestCentury = 21

/** Larger numbers without BC or BP are not years. */
const latestYear = 9999

/** First and last year within a decade that are early, mid and late: 0-3, 4-6, 7-9. */
const decadeParts: Partial<Readonly<Record<PeriodPart, readonly [from: number, to: number]>>> = {
  beginning: [0, 3],
  middle: [4, 6],
  end: [7, 9],
}

type End = 'first' | 'last'

/** Returns the first or last year of a decade or of '1500s'; BC the larger year comes first. */
function yearOfDecade({ year = 0, digits, part, lastYear = year, era }: Draft, end: End): number {
  const tenth = (lastYear - year + 1) / 10
  const [from, to] = (part && decadeParts[part]) ?? [0, 9]
  const start = year + (digits === 2 ? 1900 : 0)
  const isStart = (end === 'first') === (era !== 'BC')
  return isStart ? start + from * tenth : start + (to + 1) * tenth - 1
}

const isYear = ({ era }: Draft, year: number): boolean => year <= latestYear || era === 'BC' || era === 'BP'

/** Returns the side of a complete draft; of a decade, its first or last year. */
function sideOfDraft(draft: Draft, end: End): DateSide | undefined {
  const { unit, ordinal, part, year, lastYear, month, day, era = 'AD', qualifier, surely } = draft
  const qualified = qualifier && { qualifier }
  if (ordinal !== undefined) {
    const type = unit ?? (surely && ordinal > 0 && ordinal <= latestCentury ? 'CENTURY' : undefined)
    return type && { type, era, period: { number: ordinal, ...(part && { part }), ...qualified } }
  }
  if (year === undefined || !isYear(draft, year)) return undefined
  const shown = lastYear === undefined ? year : yearOfDecade(draft, end)
  return {
    type: 'YEAR',
    era,
    point: { ...(day && { day }), ...(month && { month }), year: shown, ...qualified },
  }
}

/** Converts a century beside a year to its first or last year. */
function asYear(side: DateSide, end: End): DateSide {
  if (side.point) return side
  const { from, to } = yearsOfSide(side)
  const astronomical = end === 'first' ? from : to
  const qualifier = side.period?.qualifier
  const year = astronomical > 0 ? astronomical : 1 - astronomical
  return {
    type: 'YEAR',
    era: astronomical > 0 ? 'AD' : 'BC',
    point: { year, ...(qualifier && { qualifier }) },
  }
}

function lastSide(drafts: readonly Draft[]): DateSide | undefined {
  const last = drafts.at(-1)
  if (!last) return undefined
  const isOneDecade = drafts.length === 1 && last.lastYear !== undefined
  if (drafts.length === 1 && !isOneDecade) return undefined
  return sideOfDraft(last, 'last')
}

/** Builds a date from completed drafts; undefined when an end is invalid. */
export function buildDate(text: string, drafts: readonly Draft[]): ComplexDate | undefined {
  const [first] = drafts
  const earliest = first && sideOfDraft(first, 'first')
  if (!earliest) return undefined
  const latest = lastSide(drafts)
  if (!latest) return drafts.length > 1 ? undefined : dateOf(text, earliest)
  if (drafts.length === 1) {
    // 'Before' a decade is before its beginning, 'after' it after its end.
    if (first.qualifier === 'before') return dateOf(text, earliest)
    if (first.qualifier === 'after') return dateOf(text, latest)
  }
  if (earliest.type === latest.type) return dateOf(text, earliest, latest)
  return dateOf(text, asYear(earliest, 'first'), asYear(latest, 'last'))
}

/** Returns true when the drafts are too little for a date among other words: 'room 5', '12th'. */
export function isWeak(drafts: readonly Draft[]): boolean {
  return drafts.every(({ year, ordinal, unit, era, month, lastYear, digits = 0 }) => {
    if (era || unit || month || lastYear) return false
    return ordinal !== undefined || (year !== undefined && digits < 3)
  })
}
