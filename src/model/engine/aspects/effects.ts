import type { CardValues } from '../card-values.ts'
import type { FieldAction } from '../field-action.ts'
import type { Entering } from './registers.ts'

/** A line and what is around it, as an effect sees them. */
export interface EffectGiven<Values = CardValues, Line = CardValues> {
  /** Number of the procedure. */
  readonly number: string
  readonly values: Values
  readonly line: Line
  /** The day in the museum: '2026-11-27'. */
  readonly today: string
}

/**
 * A decision of a procedure about the record of a line, written into that record once, with the procedure named in its history, when a step is
 * reached. It is taken back when the procedure returns to an earlier step or is deleted, unless somebody changed those fields since. An early end
 * changes nothing: what had happened has happened.
 */
export interface Effect<Values = CardValues, Line = CardValues> {
  /** Stored with what was written: unique in the type, and never reused. */
  readonly id: number
  /** The step from which on it is written. */
  readonly at: string
  /** Written before anything is decided about the record, too: what comes into the house is in custody until then. Where lines have no decision, all are. */
  readonly undecided?: true
  /** Lines it is written for, besides that their records were accepted; absent: all. */
  when?(given: EffectGiven<Values, Line>): boolean
  /** Returns the changes of one record, whose values are given; none when there is nothing to write. */
  edits?(given: EffectGiven<Values, Line>, record: CardValues): readonly FieldAction[]
  /** In place of changes: the entry that is made in a register, and cancelled when it is taken back. */
  readonly enters?: Entering
}

/** Effects by name; their texts have the keys `effect/<name>`: 'Acquisition, number and credit line'. */
export type Effects<Values = CardValues, Line = CardValues> = Readonly<Record<string, Effect<Values, Line>>>
