import type { YearRange } from '../dates/range-of.ts'

/** A number on its own scale: numbers of different scales (millimetres, grams, euros) are never compared. */
export interface ScaledNumber {
  readonly scale: string
  readonly value: number
}

/**
 * The searchable facts of one field of a record. Kinds of fields derive them from values; the index stores them, and every
 * condition of an advanced search is answered from it.
 */
export interface Facts {
  /** Texts found by their words. */
  readonly words?: readonly string[]
  /** Texts that can be asked for whole, or by their beginning. */
  readonly wholes?: readonly string[]
  /** Members of a set: ids of terms, records, choices. */
  readonly ids?: readonly string[]
  /** The set the ids belong to, where its members have names and parents; terms and records may have the same ids. */
  readonly idsOf?: 'terms' | 'cards'
  readonly numbers?: readonly ScaledNumber[]
  readonly spans?: readonly YearRange[]
}
