import type { Fields } from '../../kinds/field.ts'
import type { CardType } from '../../record-types.ts'
import type { CardRule, CardValues } from '../card-values.ts'

/** A decision is made about each line: the path of the choice in it, the id for a decision still open, and the id by which its record stays. */
export interface Decision {
  readonly path: string
  readonly undecided: number
  readonly refused: number
}

/** Rows of a record that are small records about another one: the objects of a loan. */
export interface Lines {
  /** Types of the records that they are about. */
  readonly of: readonly CardType[]
  readonly fields: Fields
  readonly rules?: readonly CardRule<CardValues>[]
  readonly decision?: Decision
  /** Values of records begun from here, with a line about each: what comes into the museum has none yet. Absent: none are begun. */
  readonly begins?: CardValues
  /** The field that gets the numbers given in one go, and the pattern until the museum chooses one. Absent: none are given. */
  readonly numbers?: { readonly field: string; readonly pattern: string }
}
