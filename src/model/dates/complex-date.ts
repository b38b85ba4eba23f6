/**
 * Complex date (platform specification, section 3): a day, a year, a century or a millennium, or a span between two of them, as
 * people write it. Years are positive and carry an era; `rangeOf` turns them into a sortable range. Stored as it is, as JSON.
 */
export const periodModes = ['SINGLE', 'TIMESPAN'] as const
export const dateTypes = ['YEAR', 'CENTURY', 'MILLENNIUM'] as const
export const eras = ['AD', 'BC', 'BP'] as const

/** Validity words: ca (circa), before (ante), after (post), uncertain (?). */
export const dateQualifiers = ['ca', 'before', 'after', 'uncertain'] as const

/** Parts of a century or of a millennium. Beginning and end are its first and last quarter, the middle is what lies between. */
export const periodParts = [
  'beginning',
  'middle',
  'end',
  'firstHalf',
  'secondHalf',
  'firstQuarter',
  'secondQuarter',
  'thirdQuarter',
  'lastQuarter',
  'firstThird',
  'secondThird',
  'lastThird',
] as const

export type PeriodMode = (typeof periodModes)[number]
export type DateType = (typeof dateTypes)[number]
export type Era = (typeof eras)[number]
export type DateQualifier = (typeof dateQualifiers)[number]
export type PeriodPart = (typeof periodParts)[number]

/** The longest text of a date that is kept and read. */
export const dateTextLimit = 300

/** Ids of the same words in the vocabularies of the platform; BP has the next free one. */
export const dateTermIds: Readonly<Record<PeriodMode | DateType | Era, number>> = {
  TIMESPAN: 1,
  SINGLE: 2,
  AD: 11,
  BC: 12,
  BP: 13,
  YEAR: 21,
  CENTURY: 22,
  MILLENNIUM: 23,
}

/** A year, a month of it, or a day. */
export interface DatePoint {
  readonly day?: number
  readonly month?: number
  readonly year: number
  readonly qualifier?: DateQualifier
}

/** A century or a millennium (the date's type says which), or a part of it: { number: 4, part: 'secondHalf' }. */
export interface DatePeriod {
  readonly number: number
  readonly part?: PeriodPart
  readonly qualifier?: DateQualifier
}

export interface ComplexDate {
  /** As the person wrote it; all there is when it could not be understood. */
  readonly text?: string
  /** SINGLE has the earliest side alone, TIMESPAN both. */
  readonly periodMode: PeriodMode
  readonly type: DateType
  /** Type YEAR. */
  readonly earliestDate?: DatePoint
  readonly latestDate?: DatePoint
  /** Types CENTURY and MILLENNIUM. */
  readonly earliestPeriod?: DatePeriod
  readonly latestPeriod?: DatePeriod
  /** Without an era a side is AD. */
  readonly earliestEra?: Era
  readonly latestEra?: Era
}

/** One side of a date whatever its type: either a point or a period is there. */
export interface DateSide {
  readonly type: DateType
  readonly era: Era
  readonly point?: DatePoint
  readonly period?: DatePeriod
}

/** The earliest or latest side as the date's type and mode have it; undefined when that side says nothing. */
export function sideOf(date: ComplexDate, side: 'earliest' | 'latest'): DateSide | undefined {
  if (side === 'latest' && date.periodMode === 'SINGLE') return undefined
  const { type } = date
  const era = date[`${side}Era`] ?? 'AD'
  if (type === 'YEAR') {
    const point = date[`${side}Date`]
    return point && { type, era, point }
  }
  const period = date[`${side}Period`]
  return period && { type, era, period }
}

/** Whether nobody has said anything: neither a side nor a text. */
export function isEmptyDate(date: ComplexDate | null | undefined): boolean {
  if (!date) return true
  return !date.text?.trim() && !sideOf(date, 'earliest') && !sideOf(date, 'latest')
}
