import type { DateQualifier, Era, PeriodPart } from '../complex-date.ts'

/** One side of a date as far as its own words tell; its neighbour may complete it ('4th-3rd century BC', '1230-50'). */
export interface Draft {
  readonly unit?: 'CENTURY' | 'MILLENNIUM'
  /** Number of a century or millennium, or one whose noun stands on the other side. */
  readonly ordinal?: number
  readonly part?: PeriodPart
  readonly year?: number
  /** A decade ends later than it begins. */
  readonly lastYear?: number
  readonly digits?: number
  readonly month?: number
  readonly day?: number
  readonly era?: Era
  readonly qualifier?: DateQualifier
  /** The ordinal is written as one ('18th', 'XVI') and not a bare number. */
  readonly surely?: boolean
  /** The day is written in figures alone and lends its month to nobody. */
  readonly figures?: boolean
  /** The two figures after the dash may be a month or a year. */
  readonly ambiguous?: boolean
}

/** What a rule read and where it stopped. */
export interface Read<Value> {
  readonly value: Value
  readonly next: number
}
