import type { CardValues } from '../card-values.ts'

/** A procedure that follows from another one: an acquisition from an offer. It takes the lines along that were not refused. */
export interface Becoming<Values = CardValues, Line = CardValues> {
  /** The type of the next procedure, as the API names it. */
  readonly type: string
  /** Steps at which it is proposed on the page; at others it is in the menu. Absent: in the menu only. */
  readonly from?: readonly string[]
  /** Returns the values that the new procedure begins with. */
  values?(values: Values): CardValues
  /** Returns what its line about a record begins with. */
  line?(line: Line): CardValues
}
