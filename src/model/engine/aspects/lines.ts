import type { Fields } from '../../kinds/field.ts'
import type { CardType } from '../../record-types.ts'
import type { CardRule, CardValues } from '../card-values.ts'

/** Each line is decided about: the path of the choice in it, which of its ids stands for none taken yet, and by which its record stays. */
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
}
