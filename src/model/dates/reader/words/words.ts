import type { DateQualifier, Era } from '../../complex-date.ts'

/**
 * The words of one language in which dates are written, in normalised form: case, accents and dots are ignored, several words make a phrase
 * ('a c' matches a.C.). A word may occur in several lists ('c' is circa and century); the grammar decides.
 */
export interface Words {
  readonly century: readonly string[]
  readonly millennium: readonly string[]
  /** Alone it means the middle, with an ordinal one of two halves. */
  readonly half: readonly string[]
  readonly quarter: readonly string[]
  readonly third: readonly string[]
  /** Words before or after the number of a decade: 'anni Venti', '20er Jahre'. */
  readonly decade: readonly string[]
  readonly part: Readonly<Record<'beginning' | 'middle' | 'end', readonly string[]>>
  readonly qualifier: Readonly<Record<DateQualifier, readonly string[]>>
  readonly era: Readonly<Record<Era, readonly string[]>>
  /** First, second, third, fourth and last, in all genders and cases. */
  readonly ordinals: readonly (readonly string[])[]
  readonly last: readonly string[]
  /** Twenties to nineties. */
  readonly tens?: readonly (readonly string[])[]
  /** Named centuries: 'Cinquecento' is the 16th. */
  readonly namedCenturies?: Readonly<Record<string, number>>
  readonly months: readonly (readonly string[])[]
  readonly from: readonly string[]
  readonly between: readonly string[]
  readonly to: readonly string[]
  readonly and: readonly string[]
  /** After a year: from then on. */
  readonly onwards: readonly string[]
  /** For the turn of a century: the end of one and the beginning of the next. */
  readonly turn: readonly string[]
  readonly undated: readonly string[]
  /** Ignored words. */
  readonly filler: readonly string[]
}
