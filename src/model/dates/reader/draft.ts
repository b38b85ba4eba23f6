import type { DateQualifier, Era, PeriodPart } from '../complex-date.ts'

/** One side of a date as far as its own words determine it; its neighbour may complete it ('4th-3rd century BC', '1230-50'). */
export interface Draft {
  readonly unit?: 'CENTURY' | 'MILLENNIUM'
  /** Number of a century or millennium, or one whose noun is on the other side. */
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
  /** The ordinal is written as one ('18th', 'XVI'), not as a bare number. */
  readonly surely?: boolean
  /** The day is all digits and does not share its month. */
  readonly figures?: boolean
  /** The two digits after the dash may be a month or a year. */
  readonly ambiguous?: boolean
}

/** A parsed value and the position after it. */
export interface Read<Value> {
  readonly value: Value
  readonly next: number
}
