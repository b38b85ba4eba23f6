import type { Leaf } from '../kinds/field.ts'
import type { FacetType } from '../kinds/kind.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, isLeaf } from './fields.ts'

export interface FacetDeclaration {
  /** Name in the API: the field's path with '_' between its keys ('location_room'). */
  readonly name: string
  readonly path: string
  readonly field: Leaf
  readonly type: FacetType
}

/** Facets that types have beside those of their fields. */
const ownFacets = ['publishedOnWeb', 'withPicture', 'isLinked', 'completeness'] as const

export type OwnFacet = (typeof ownFacets)[number]

/**
 * Those that a type has: of its picture, where it is known by it; of being linked, where it says so; of the web, where its records get there; of
 * completeness, where fields count towards it.
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

/** The facets of a card type: those it names first, then the others in the order of its fields. */
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

/** Completeness in the four steps a list is narrowed by. */
export const completenessSteps = [0, 25, 50, 75] as const

export const completenessStep = (percent: number): string =>
  String(completenessSteps.findLast(step => percent >= step) ?? 0)

/** What a list was narrowed to: facet name to the values chosen, of which one is enough (acceptance row C-K03). */
export type Filters = Readonly<Record<string, readonly string[]>>

/** The value that stands for 'none' in labels of facets: 'n.d.', not determined. */
export const emptyLabel = 'n.d.'

/** A range of years as a filter writes it: '-300..-201'; an end may be open. */
export function readYearFilter(value: string): { from: number | null; to: number | null } | undefined {
  const [, from = '', to = ''] = value.match(/^(-?\d{1,9})?\.\.(-?\d{1,9})?$/) ?? []
  if (from === '' && to === '') return undefined
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) }
}
