import type { Fields } from '../../kinds/field.ts'
import type { CardRule, CardValues, Section } from '../card-values.ts'
import type { Delivery } from './delivery.ts'

/** Files that people outside the museum submit with an answer: their role for the record, and their greatest number. */
export interface AnswerFiles {
  readonly type: string
  readonly most: number
}

/** An answer that people outside the museum write for a record, and send as a whole. */
export interface RoomAnswer {
  readonly sections: Readonly<Record<string, Section>>
  readonly rules?: readonly CardRule<CardValues>[]
  /** Fields asked of each line. */
  readonly line?: Fields
  /**
   * Fields of the record whose text is stored with the answer, because the answer agrees to it. Without a text in the first of them there is
   * nothing to agree to, and no answer is requested.
   */
  readonly keeps?: readonly [string, ...string[]]
  readonly files?: AnswerFiles
}

/** Rooms of a record: people who have the secret address read the record and answer there, without an account. Private fields are not shown. */
export interface Rooms {
  /** Area of the texts with the labels of the answers, and the words in `roomWords`. */
  readonly area: string
  /** Field with the person or institution that rooms are usually opened for. */
  readonly opensFor: string
  /** Top-level fields of the record that are read there, in their sections. */
  readonly shows: readonly string[]
  /** Those among them that are private in the museum, but not to the people the room is for: the fee they pay. */
  readonly reveals?: readonly string[]
  /** Those of each line. */
  readonly showsOfLines: readonly string[]
  /** Absent: the room hands out no files. */
  readonly delivers?: Delivery
  /** By name, in the order in which they are usually given. */
  readonly answers: Readonly<Record<string, RoomAnswer>>
}
