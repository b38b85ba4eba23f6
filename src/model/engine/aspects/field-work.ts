import type { TermRef } from '../../kinds/values.ts'
import type { CardValues } from '../card-values.ts'

/** Kinds of entries about an object where it stands, with ids of the product's own. */
export const fieldResults = { PUT: 1, FOUND: 2, NOT_FOUND: 3 } as const

export type FieldResult = keyof typeof fieldResults

/** An entry that somebody made about an object with a phone. */
export interface FieldSaid {
  readonly result: FieldResult
  /** Place to which it was put, or at which it was found. */
  readonly place?: TermRef
  /** The day in the museum. */
  readonly day: string
  /** Name of the person. */
  readonly by: string
}

/** A line with the values of its procedure. */
export interface FieldGiven<Values = CardValues, Line = CardValues> {
  readonly values: Values
  readonly line: Line
}

/** Work on the objects of a procedure in the stores, with a phone that may have no network, and what it means for the lines. */
export interface FieldWork<Values = CardValues, Line = CardValues> {
  /** The step to which the first entry leads, unless a guard prevents it. */
  readonly starts: string
  /** Fields of lines that it writes; nothing else in them is touched. */
  readonly writes: readonly string[]
  /** Returns the place of an object at present. */
  from(given: FieldGiven<Values, Line>, record: CardValues): TermRef | undefined
  /** Returns the place where it is to go. */
  to(given: FieldGiven<Values, Line>): TermRef | undefined
  /** Returns a line after what was recorded. */
  after(given: FieldGiven<Values, Line>, said: FieldSaid): Line
}
