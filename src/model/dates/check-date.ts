import { type ComplexDate, type DateSide, sideOf } from './complex-date.ts'
import { yearsOfSide } from './range-of.ts'

export type DateProblemCode =
  | 'dayImpossible'
  | 'dayWithoutMonth'
  | 'monthImpossible'
  | 'yearZero'
  | 'yearNotWhole'
  | 'numberImpossible'
  | 'eraOfPeriod'
  | 'eraMissing'
  | 'sideMissing'
  | 'latestBeforeEarliest'
  | 'tooOld'
  | 'inFuture'

export interface DateProblem<Code extends string = DateProblemCode> {
  readonly code: Code
  /** Path within the date: 'earliestDate.day', 'latestEra'; empty for the date as a whole. */
  readonly path: string
  /** Errors prevent saving; warnings ask for a second look. */
  readonly severity: 'error' | 'warning'
}

const oldestYear = -1_000_000

/** The last countries gave up the Julian calendar, with a leap day every fourth year, in 1923. */
const lastJulianYear = 1923

const isLeap = (year: number): boolean =>
  year % 4 === 0 && (year <= lastJulianYear || year % 100 !== 0 || year % 400 === 0)

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

type Found = readonly [code: DateProblemCode, path: string]

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number > 0

function* pointErrors({ era, point }: DateSide, path: string): Generator<Found> {
  if (!point) return
  const { day, month, year } = point
  if (year === 0 && era !== 'BP') yield ['yearZero', `${path}.year`]
  else if (!Number.isSafeInteger(year) || year < 0) yield ['yearNotWhole', `${path}.year`]
  const monthFine = month === undefined || (isCount(month) && month <= 12)
  if (!monthFine) yield ['monthImpossible', `${path}.month`]
  if (day === undefined) return
  if (month === undefined) yield ['dayWithoutMonth', `${path}.day`]
  const astronomical = yearsOfSide({ type: 'YEAR', era, point }).from
  const last = month && monthFine ? daysIn(month, astronomical) : 31
  if (!isCount(day) || day > last) yield ['dayImpossible', `${path}.day`]
}

function* periodErrors({ era, period }: DateSide, path: string): Generator<Found> {
  if (!period) return
  if (!isCount(period.number)) yield ['numberImpossible', `${path}.number`]
  if (era === 'BP') yield ['eraOfPeriod', path.replace('Period', 'Era')]
}

/** Returns true when a span runs backwards, as '3rd to 4th century BC' does. */
function isReversed(earliest: DateSide, latest: DateSide): boolean {
  const from = yearsOfSide(earliest).from
  const to = yearsOfSide(latest).to
  if (from !== to) return from > to
  const [first, last] = [earliest.point, latest.point]
  const months = (first?.month ?? 1) - (last?.month ?? 12)
  return months > 0 || (months === 0 && (first?.day ?? 1) > (last?.day ?? 31))
}

function* rangeWarnings(side: DateSide, path: string, thisYear: number | undefined): Generator<Found> {
  const { from } = yearsOfSide(side)
  if (from < oldestYear) yield ['tooOld', path]
  if (thisYear !== undefined && from > thisYear) yield ['inFuture', path]
}

/**
 * Returns the errors and warnings of a date (C-E09).
 * @param thisYear to warn of dates in the future; the model has no clock.
 */
export function checkDate(date: ComplexDate, thisYear?: number): readonly DateProblem[] {
  const errors: Found[] = []
  const warnings: Found[] = []
  for (const name of ['earliest', 'latest'] as const) {
    const side = sideOf(date, name)
    if (!side) continue
    const path = `${name}${side.point ? 'Date' : 'Period'}`
    errors.push(...pointErrors(side, path), ...periodErrors(side, path))
    warnings.push(...rangeWarnings(side, path, thisYear))
    if (!date[`${name}Era`]) warnings.push(['eraMissing', `${name}Era`])
  }
  const earliest = sideOf(date, 'earliest')
  const latest = sideOf(date, 'latest')
  if (earliest && latest && errors.length === 0 && isReversed(earliest, latest))
    errors.push(['latestBeforeEarliest', ''])
  if (date.periodMode === 'TIMESPAN' && Boolean(earliest) !== Boolean(latest))
    warnings.push(['sideMissing', ''])
  return [
    ...errors.map(([code, path]): DateProblem => ({ code, path, severity: 'error' })),
    ...warnings.map(([code, path]): DateProblem => ({ code, path, severity: 'warning' })),
  ]
}
