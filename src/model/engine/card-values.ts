import type { Fields, Publicity } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'

/** Values of a record of any type, as the engine handles them. */
export type CardValues = Readonly<Record<string, unknown>>

/** A rule about a whole record, applied after its fields are parsed; it reports problems by field. */
export type CardRule<Values> = (card: Values, problems: Problems) => void

/** A part of a record with a heading of its own. */
export interface Section<Fs extends Fields = Fields> {
  readonly fields: Fs
  /** Kinds of records (see `kindsOf`) that show it; absent: all. */
  readonly for?: readonly string[]
  /** The share of the public in its fields; absent: held back until the museum decides. */
  readonly public?: Publicity
}
