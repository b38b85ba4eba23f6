/**
 * Complex date: a day, a year, a century or a millennium, or a span between two of them, as people write it. Years are positive and carry
 * an era; `rangeOf` turns them into a sortable range. Stored unchanged as JSON.
 */
export const periodModes = ['SINGLE', 'TIMESPAN'] as const
export const dateTypes = ['YEAR', 'CENTURY', 'MILLENNIUM'] as const
export const eras = ['AD', 'BC', 'BP'] as const

/** Qualifiers: ca (circa), before (ante), after (post), uncertain (?). */
export const dateQualifiers = ['ca', 'before', 'after', 'uncertain'] as const

/** Parts of a century or millennium. Beginning and end are the first and last quarter, the middle is in between. */
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

/** Maximum length of a date text. */
export const dateTextLimit = 300

/** Ids of these words in the platform's vocabularies; BP has the next free one. */
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

/** A century or millennium (depending on the date's type), or a part of it: { number: 4, part: 'secondHalf' }. */
export interface DatePeriod {
  readonly number: number
  readonly part?: PeriodPart
  readonly qualifier?: DateQualifier
}

export interface ComplexDate {
  /** As the person wrote it; the only property when it could not be parsed. */
  readonly text?: string
  /** SINGLE has only the earliest side, TIMESPAN both. */
  readonly periodMode: PeriodMode
  readonly type: DateType
  /** For type YEAR. */
  readonly earliestDate?: DatePoint
  readonly latestDate?: DatePoint
  /** For types CENTURY and MILLENNIUM. */
  readonly earliestPeriod?: DatePeriod
  readonly latestPeriod?: DatePeriod
  /** AD when absent. */
  readonly earliestEra?: Era
  readonly latestEra?: Era
}

/** One side of a date of any type, with either a point or a period. */
export interface DateSide {
  readonly type: DateType
  readonly era: Era
  readonly point?: DatePoint
  readonly period?: DatePeriod
}

/** Returns the earliest or latest side according to the date's type and mode; undefined when that side is empty. */
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

/** Returns true when a date has neither a side nor a text. */
export function isEmptyDate(date: ComplexDate | null | undefined): boolean {
  if (!date) return true
  return !date.text?.trim() && !sideOf(date, 'earliest') && !sideOf(date, 'latest')
}
