import type { Leaf } from '../kinds/field.ts'
import type { FacetType } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

export interface FacetDeclaration {
  /** Name in the API: the field's path with '_' as separator ('location_room'). */
  readonly name: string
  readonly path: string
  readonly field: Leaf
  readonly type: FacetType
}

/** Facets of types beside those of their fields. */
const ownFacets = ['publishedOnWeb', 'withPicture', 'isLinked', 'completeness'] as const

export type OwnFacet = (typeof ownFacets)[number]

/**
 * Returns a type's own facets: picture, for pictured types; links, where declared; publication, where records can be published;
 * completeness, where fields count.
 */
export function ownFacetsOf({
  pictured = false,
  linkedFacet = false,
  unpublished,
  sections,
}: Pick<CardDeclaration, 'pictured' | 'linkedFacet' | 'unpublished' | 'sections'>): readonly OwnFacet[] {
  const has: Readonly<Record<OwnFacet, boolean>> = {
    publishedOnWeb: !unpublished,
    withPicture: pictured,
    isLinked: linkedFacet,
    completeness: [...allFields({ sections }).values()].some(({ field }) => field.counts),
  }
  return ownFacets.filter(name => has[name])
}

const known = new WeakMap<object, readonly FacetDeclaration[]>()

/** Returns the facets of a record type: those it names first, then the others in the order of its fields. */
export function facetsOf(
  declaration: Pick<CardDeclaration, 'sections' | 'firstFacets'>,
): readonly FacetDeclaration[] {
  const before = known.get(declaration.sections)
  if (before) return before
  const { firstFacets = [] } = declaration
  const rank = ({ path }: FacetDeclaration) =>
    firstFacets.includes(path) ? firstFacets.indexOf(path) : Number.MAX_SAFE_INTEGER
  const declared = [...allFields(declaration).values()].flatMap(({ path, field }): FacetDeclaration[] =>
    isLeaf(field) && field.facet
      ? [{ name: path.replaceAll('/', '_'), path, field, type: kindOf(field).facetType ?? 'TEXT' }]
      : [],
  )
  const facets = declared.toSorted((one, other) => rank(one) - rank(other))
  known.set(declaration.sections, facets)
  return facets
}

/** Steps of completeness offered as filter. */
export const completenessSteps = [0, 25, 50, 75] as const

export const completenessStep = (percent: number): string =>
  String(completenessSteps.findLast(step => percent >= step) ?? 0)

/** Chosen values by facet name, of which one is enough (C-K03). */
export type Filters = Readonly<Record<string, readonly string[]>>

/** Label of 'none' in facets: 'n.d.', not determined. */
export const emptyLabel = 'n.d.'

/** Parses a range of years in a filter: '-300..-201'; an end may be open. */
export function readYearFilter(value: string): { from: number | null; to: number | null } | undefined {
  const [, from = '', to = ''] = value.match(/^(-?\d{1,9})?\.\.(-?\d{1,9})?$/) ?? []
  if (from === '' && to === '') return undefined
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) }
}
