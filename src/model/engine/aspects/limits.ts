import type { CardValues } from '../card-values.ts'

/** A line with what is around it, as a limit sees them. */
export interface LimitGiven<Values = CardValues, Line = CardValues> {
  readonly values: Values
  readonly line: Line
  /** The limit in its record, with the fields that are read besides. */
  readonly record: CardValues
}

/** An amount of which records say the most they bear, such as light. Lines that ask for more are marked, and guards count them. */
export interface Limit<Values = CardValues, Line = CardValues> {
  /** Path of a number in the records. Those without it bear any amount. */
  readonly path: string
  /** Keys of the fields of the record that are read besides. */
  readonly reads?: readonly string[]
  /** The step from which on nothing more is asked of the records. */
  readonly until: string
  /** Returns the amount that a line asks of its record; undefined while it is not known. */
  asks(given: LimitGiven<Values, Line>): number | undefined
}

/** Limits by name; their texts have the keys `limit/<name>`: 'Too much light'. */
export type Limits<Values = CardValues, Line = CardValues> = Readonly<Record<string, Limit<Values, Line>>>
