import type { Fields } from '../../kinds/field.ts'
import type { CardType } from '../../record-types.ts'
import type { CardRule, CardValues } from '../card-values.ts'
import type { NamedSheet } from '../sheet.ts'

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

/** A type whose records have lines. */
export interface Lined {
  readonly type: CardType
  readonly lines: Lines
}

const sheets = new WeakMap<Lines, NamedSheet>()

/** Section of a line's fields; its label is among the texts of the type. */
export const lineSection = 'line'

/** Returns the lines of a type as a sheet of their own. */
export function lineSheet({ type, lines }: Lined): NamedSheet {
  const known = sheets.get(lines)
  if (known) return known
  const { fields, rules = [] } = lines
  const sheet = { type, sections: { [lineSection]: { fields } }, rules }
  sheets.set(lines, sheet)
  return sheet
}
