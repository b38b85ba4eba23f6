import {
  type ComplexDate,
  type DatePeriod,
  type DatePoint,
  type DateSide,
  isEmptyDate,
  sideOf,
} from './complex-date.ts'

const tidyPoint = ({ day, month, year, qualifier }: DatePoint): DatePoint => ({
  ...(day && { day }),
  ...(month && { month }),
  year,
  ...(qualifier && { qualifier }),
})

const tidyPeriod = ({ number, part, qualifier }: DatePeriod): DatePeriod => ({
  number,
  ...(part && { part }),
  ...(qualifier && { qualifier }),
})

const tidySide = ({ type, era, point, period }: DateSide): DateSide => ({
  type,
  era,
  ...(point && { point: tidyPoint(point) }),
  ...(period && { period: tidyPeriod(period) }),
})

/** Turns an end without a beginning into 'before'. */
const asBefore = (side: DateSide): DateSide => ({
  ...side,
  ...(side.point && { point: { ...side.point, qualifier: 'before' } }),
  ...(side.period && { period: { ...side.period, qualifier: 'before' } }),
})

const same = (one: DateSide, other: DateSide): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Builds a date from its sides: SINGLE when there is one or both are equal, with keys always in the same order. */
export function dateOf(text: string | undefined, earliest: DateSide, latest?: DateSide): ComplexDate {
  const first = tidySide(earliest)
  const last = latest && tidySide(latest)
  const span = last && !same(first, last) ? last : undefined
  return {
    ...(text && { text }),
    periodMode: span ? 'TIMESPAN' : 'SINGLE',
    type: first.type,
    ...(first.point && { earliestDate: first.point }),
    ...(span?.point && { latestDate: span.point }),
    ...(first.period && { earliestPeriod: first.period }),
    ...(span?.period && { latestPeriod: span.period }),
    earliestEra: first.era,
    ...(span && { latestEra: span.era }),
  }
}

/**
 * Normalises a date for storage: trims the text, drops what its type and mode do not use, makes a span of one side single (an end alone is
 * 'before'), defaults the era to AD. Idempotent.
 * @returns undefined for an empty date.
 */
export function tidyDate(date: ComplexDate | null | undefined): ComplexDate | undefined {
  if (!date || isEmptyDate(date)) return undefined
  const text = date.text?.trim()
  const earliest = sideOf(date, 'earliest')
  const latest = sideOf(date, 'latest')
  if (earliest) return dateOf(text, earliest, latest)
  if (latest) return dateOf(text, asBefore(latest))
  return { ...(text && { text }), periodMode: 'SINGLE', type: 'YEAR' }
}
