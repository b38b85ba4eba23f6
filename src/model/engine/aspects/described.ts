import type { Language } from '../../languages.ts'
import type { CardValues } from '../card-values.ts'

/** The number under which the record of what is described begins, and the language in which it was described. */
export interface DescribedAs {
  readonly number: string
  readonly language: Language
}

/**
 * Rows in which a record describes what has no record yet: a box of letters that somebody brought. A row becomes a record with a line about it, and
 * is a row no longer, so nothing is there twice.
 */
export interface Described<Row = CardValues> {
  /** The list of the rows. */
  readonly list: string
  /** Fields of a row: the number that the thing carries, what names it, and its picture. */
  readonly number: string
  readonly name: string
  readonly picture?: string
  /** Returns the values of the record, besides those of all that are begun here. */
  record(row: Row, as: DescribedAs): CardValues
  /** Returns what the line about it begins with, besides the number. */
  line(row: Row): CardValues
}

/** Returns the number proposed for what is begun in a record and carries none of its own. */
export const begunNumber = (number: string, at: number): string => `${number}.${at}`
