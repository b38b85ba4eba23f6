import type { DateQualifier, DateType, Era, PeriodPart } from '../complex-date.ts'

/** Wording of dates in one language; %s stands for the rest. */
export interface Wording {
  readonly months: readonly string[]
  readonly parts: Readonly<Record<PeriodPart, string>>
  readonly qualifiers: Readonly<Record<DateQualifier, string>>
  /** For a century or millennium, where it differs from that of a year. */
  readonly periodQualifiers?: Partial<Readonly<Record<DateQualifier, string>>>
  readonly eras: Readonly<Record<Era, string>>
  /** AD beside a year, where it differs from AD beside a century. */
  readonly yearAd?: string
  readonly units: Readonly<Record<Exclude<DateType, 'YEAR'>, string>>
  readonly ordinal: (number: number) => string
  /** Words around a span whose sides each have a qualifier. */
  readonly fromTo: readonly [from: string, to: string]
  readonly thousands: string
  /** Final touch to the composed text, such as elisions. */
  readonly smooth?: (text: string) => string
}
