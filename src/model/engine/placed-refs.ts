import type { Leaf } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldsOf } from './fields.ts'
import { leafValues } from './values.ts'

/** A reference to a term, with the place of its value. */
export interface PlacedTerm {
  readonly path: string
  readonly place: string
  readonly vocabulary: string
  readonly id: string
}

/** A reference to another record. */
export interface PlacedLink {
  readonly path: string
  readonly place: string
  readonly types: readonly string[]
  readonly id: string
  /** Id of the association term, when the field has one beside it. */
  readonly association?: string | undefined
}

export interface PlacedRefs {
  readonly terms: readonly PlacedTerm[]
  readonly links: readonly PlacedLink[]
}

const known = new WeakMap<CardValues, PlacedRefs>()

/** Returns the place of a sibling field. */
const beside = (place: string, key: string): string => place.slice(0, place.lastIndexOf('.') + 1) + key

/** Returns the key of the term beside a link that says how the two records are related: an association, or the qualifier of an attribution. */
function associationKey(field: Leaf): string | undefined {
  const { association, qualifiedBy } = field as Partial<LinkField>
  return association ?? qualifiedBy
}

/** Returns every reference in a record with its place: to check it, index it, link back. */
export function placedRefs(declaration: Pick<CardDeclaration, 'sections'>, card: CardValues): PlacedRefs {
  const before = known.get(card)
  if (before) return before
  const terms: PlacedTerm[] = []
  const links: PlacedLink[] = []
  const associated = new Map<PlacedLink, string>()
  for (const { path, place, field, value } of leafValues(fieldsOf(declaration), card)) {
    const { mapRefs } = kindOf(field as Leaf)
    if (!mapRefs) continue
    mapRefs(value, field as Leaf, {
      term(vocabulary, ref) {
        terms.push({ path, place, vocabulary, id: ref.id })
        return ref
      },
      link(types, ref) {
        if (ref.id === undefined) return ref
        const link = { path, place, types, id: ref.id }
        links.push(link)
        const term = associationKey(field as Leaf)
        if (term !== undefined) associated.set(link, beside(place, term))
        return ref
      },
    })
  }
  const termAt = new Map(associated.size === 0 ? [] : terms.map(({ place, id }) => [place, id]))
  const withAssociation = (link: PlacedLink): PlacedLink => {
    const association = termAt.get(associated.get(link) ?? '')
    return association === undefined ? link : { ...link, association }
  }
  const refs = { terms, links: associated.size === 0 ? links : links.map(withAssociation) }
  known.set(card, refs)
  return refs
}
