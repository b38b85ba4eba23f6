import type { Fields } from '../../kinds/field.ts'
import type { CardRule, CardValues, Section } from '../card-values.ts'

/** Files that people outside the museum hand in with an answer: what they are for the record, and how many there may be. */
export interface AnswerFiles {
  readonly type: string
  readonly most: number
}

/** Something that people outside the museum write for a record, and send as a whole. */
export interface RoomAnswer {
  readonly sections: Readonly<Record<string, Section>>
  readonly rules?: readonly CardRule<CardValues>[]
  /** Fields asked of each line. */
  readonly line?: Fields
  /**
   * Fields of the record whose words are kept with the answer as they were read: those that were agreed to. Without the first of them there is
   * nothing to agree to, and nothing is asked.
   */
  readonly keeps?: readonly [string, ...string[]]
  readonly files?: AnswerFiles
}

/** Rooms of a record: people to whom the museum gave a secret address read it there and answer, without an account and without what is private. */
export interface Rooms {
  /** Area of the texts with the labels of the answers. */
  readonly area: string
  /** Top-level fields of the record that are read there, in their sections. */
  readonly shows: readonly string[]
  /** Those of each line. */
  readonly showsOfLines: readonly string[]
  /** By name, in the order in which they are usually given. */
  readonly answers: Readonly<Record<string, RoomAnswer>>
}
