import type { CardValues } from '../card-values.ts'

/**
 * Something that happens to a record once: it is accessioned by one procedure, and by another only when it has left the collection since. Lines about records to
 * which it has happened are marked, a guard counts them, and nothing is written into those in which another procedure of the type has written it.
 */
export interface Once {
  /** Name of the effect by which it happens. Those of its step and later ones are written with it or not at all. */
  readonly effect: string
  /** Paths of fields of which the record has one when it has happened, whoever wrote it there. */
  readonly told: readonly string[]
  /** Keys of the fields of the record that are read. */
  readonly reads: readonly string[]
  /** Returns true when the record by itself says that it has happened. */
  done(record: CardValues): boolean
  /** Returns true for a record to which it may happen anew, though another procedure wrote it once. */
  again(record: CardValues): boolean
}
