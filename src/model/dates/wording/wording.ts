import type { DateQualifier, DateType, Era, PeriodPart } from '../complex-date.ts'

/** How dates are worded in one language; %s is where the rest goes. */
export interface Wording {
  readonly months: readonly string[]
  readonly parts: Readonly<Record<PeriodPart, string>>
  readonly qualifiers: Readonly<Record<DateQualifier, string>>
  /** Before a century or millennium, where it is worded otherwise than before a year. */
  readonly periodQualifiers?: Partial<Readonly<Record<DateQualifier, string>>>
  readonly eras: Readonly<Record<Era, string>>
  /** Where AD stands otherwise beside a year than beside a century. */
  readonly yearAd?: string
  readonly units: Readonly<Record<Exclude<DateType, 'YEAR'>, string>>
  readonly ordinal: (number: number) => string
  /** Around a span whose sides are qualified each by itself. */
  readonly fromTo: readonly [from: string, to: string]
  readonly thousands: string
  /** Last touch to a text put together: elisions. */
  readonly smooth?: (text: string) => string
}
