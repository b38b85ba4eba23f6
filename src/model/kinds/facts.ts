import type { YearRange } from '../dates/range-of.ts'

/** A number on a scale of its own: numbers of different scales (millimetres, grams, euros) are never compared. */
export interface ScaledNumber {
  readonly scale: string
  readonly value: number
}

/**
 * What one field of a card says of it that can be asked for. Kinds of fields tell it of their values; the index keeps it, and every
 * condition of an advanced search is answered from it.
 */
export interface Facts {
  /** Texts found by their words. */
  readonly words?: readonly string[]
  /** Texts that can be asked for whole, or by their beginning. */
  readonly wholes?: readonly string[]
  /** What it is, out of a set: ids of terms, cards, choices. */
  readonly ids?: readonly string[]
  /** What the ids are of, where that has names and stands below others; terms and cards may have the same ids. */
  readonly idsOf?: 'terms' | 'cards'
  readonly numbers?: readonly ScaledNumber[]
  readonly spans?: readonly YearRange[]
}
