import type { CardValues } from './card-values.ts'

/** Kinds of things that have a public page; also the word in their identifier addresses (O-W12). */
export const publicKinds = [
  'object',
  'agent',
  'place',
  'event',
  'collection',
  'document',
  'work',
  'file',
] as const

export type PublicKind = (typeof publicKinds)[number]

/** The public side of a type whose published records have pages on the museum's site. */
export interface SitePages<Values = CardValues> {
  readonly kind: PublicKind
  /** Its names are facts in the records of others, a maker or a place: they are said there even while it is not published itself. */
  readonly namedUnpublished?: true
  /** Path of the term that says under which licence it is published. */
  readonly licence?: string
  /** Paths of texts that its page sets to be read, in this order, and not among the facts: a description, a biography. */
  readonly texts?: readonly string[]
  /** Paths of facets by whose values the first page of a site leads to records, in this order. */
  readonly waysIn?: readonly string[]
  /** The date it is sorted by is a span, along which its page sets the dated records that refer to it: the works of a life. */
  readonly lifeLine?: true
  /** Path of the line that names whom to thank for it, and who holds the rights. */
  readonly credit?: string
  /** Returns the record without what is too exact for the public: a living person's day of birth. Pure. @param today day at the museum */
  readonly reduce?: (card: Values, today: string) => Values
}
