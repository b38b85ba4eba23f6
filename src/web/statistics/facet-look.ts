import type { Facet } from '#model/api/cards/shapes.ts'

/** Facets of a whole that is divided among few values. */
const shares: ReadonlySet<string> = new Set(['publishedOnWeb', 'withPicture', 'isLinked', 'completeness'])

export type FacetLook = 'shares' | 'columns' | 'bars'

/** How the values of a facet are drawn: parts of a whole, along time, or the commonest below each other. */
export const facetLook = ({ name, type }: Pick<Facet, 'name' | 'type'>): FacetLook =>
  shares.has(name) ? 'shares' : type === 'RANGE' ? 'columns' : 'bars'

/** Whether a facet tells anything: one whose cards all have none does not. */
export const tellsSomething = ({ values }: Pick<Facet, 'values'>): boolean => values.length > 1
