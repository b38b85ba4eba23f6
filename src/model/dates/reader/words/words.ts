import type { DateQualifier, Era } from '../../complex-date.ts'

/**
 * The words of one language in which dates are written, in the plain form: case, accents and dots do not matter to the reader,
 * several words make a phrase ('a c' reads a.C.). A word may stand in several places ('c' is circa and century); grammar decides.
 */
export interface Words {
  readonly century: readonly string[]
  readonly millennium: readonly string[]
  /** Alone it is the middle, with an ordinal one of two halves. */
  readonly half: readonly string[]
  readonly quarter: readonly string[]
  readonly third: readonly string[]
  /** Before or after the number of a decade: 'anni Venti', '20er Jahre'. */
  readonly decade: readonly string[]
  readonly part: Readonly<Record<'beginning' | 'middle' | 'end', readonly string[]>>
  readonly qualifier: Readonly<Record<DateQualifier, readonly string[]>>
  readonly era: Readonly<Record<Era, readonly string[]>>
  /** First, second, third, fourth and last, in all genders and cases. */
  readonly ordinals: readonly (readonly string[])[]
  readonly last: readonly string[]
  /** Twenties to nineties. */
  readonly tens?: readonly (readonly string[])[]
  /** Centuries that have a name: 'Cinquecento' is the 16th. */
  readonly namedCenturies?: Readonly<Record<string, number>>
  readonly months: readonly (readonly string[])[]
  readonly from: readonly string[]
  readonly between: readonly string[]
  readonly to: readonly string[]
  readonly and: readonly string[]
  /** After a year: all time since. */
  readonly onwards: readonly string[]
  /** Around the change of a century: its end and the beginning of the next. */
  readonly turn: readonly string[]
  readonly undated: readonly string[]
  /** Words without weight. */
  readonly filler: readonly string[]
}
