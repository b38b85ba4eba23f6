import type { CardValues } from '../card-values.ts'

/** A procedure that follows from another one: an acquisition from an offer. It takes the lines along that were not refused. */
export interface Becoming<Values = CardValues, Line = CardValues> {
  /** The type of the next procedure, as the API names it. */
  readonly type: string
  /** Name of this way, where several lead to the same type: 'departure'. It becomes the kind of the link; its text is `procedures.link/<name>`. */
  readonly as?: string
  /** Steps at which it is proposed on the page, the first in the order declared; otherwise it is in the menu. */
  readonly from?: readonly string[]
  /** Lines that it takes along, besides that they are not refused; absent: all. */
  when?(line: Line): boolean
  /** Returns the values that the new procedure begins with. */
  values?(values: Values): CardValues
  /** Returns what its line about a record begins with. */
  line?(line: Line): CardValues
}

/** Kind of the link to a procedure that follows. */
export const linkKind = ({ as }: Pick<Becoming, 'as'>): string => as ?? 'became'

/** Returns the way to a type, by its names; undefined where there is none. */
export const becomingNamed = (
  becomes: readonly Becoming[] = [],
  { type, as }: { readonly type: string; readonly as?: string | undefined },
): Becoming | undefined => becomes.find(each => each.type === type && each.as === as)
