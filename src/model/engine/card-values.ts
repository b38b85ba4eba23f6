import type { Fields } from '../kinds/field.ts'
import type { Problems } from '../kinds/kind.ts'

/** Values of a card whose type is not known here: what the engine works on. */
export type CardValues = Readonly<Record<string, unknown>>

/** A rule that looks at a whole card, after its fields were read; reports what is wrong, field by field. */
export type CardRule<Values> = (card: Values, problems: Problems) => void

/** A part of a card with a heading of its own. */
export interface Section<Fs extends Fields = Fields> {
  readonly fields: Fs
  /** Kinds of the card (see `kindsOf`) that show it; absent: all. */
  readonly for?: readonly string[]
}
