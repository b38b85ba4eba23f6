import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { fieldsOf } from '../engine/fields.ts'
import { mapRefs } from '../engine/map-refs.ts'
import { leafValues } from '../engine/values.ts'
import type { Leaf } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Mapping, Target } from './mapping.ts'
import { missingFor } from './read-row.ts'

/** A reference that still stands by its name. */
export interface NamedRef {
  readonly path: string
  readonly place: string
  /** Code of the vocabulary; absent for a card. */
  readonly vocabulary?: string
  readonly types?: readonly string[]
  /** Of a card: whether a plain name will do where there is none. */
  readonly named?: boolean
  /** Of a card: what the mapping wants where there is none. */
  readonly missing?: Target['missing']
  readonly name: string
}

/** All references of a draft that a table gave by name. */
export function refsByName(
  declaration: Pick<CardDeclaration, 'sections'>,
  draft: CardValues,
  mapping?: Mapping,
): NamedRef[] {
  const found: NamedRef[] = []
  for (const { path, place, field, value } of leafValues(fieldsOf(declaration), draft)) {
    const { mapRefs } = kindOf(field as Leaf)
    if (!mapRefs) continue
    mapRefs(value, field as Leaf, {
      term(vocabulary, ref) {
        if (ref.id === '') found.push({ path, place, vocabulary, name: ref.name ?? '' })
        return ref
      },
      link(types, ref) {
        const { named = false } = field as LinkField
        if (ref.id === undefined)
          found.push({
            path,
            place,
            types,
            named,
            missing: mapping && missingFor(mapping, path),
            name: ref.name ?? '',
          })
        return ref
      },
    })
  }
  return found
}

/** Finds the id of a named reference; undefined where there is none. */
export interface RefIds {
  term(vocabulary: string, name: string): string | undefined
  link(types: readonly string[], name: string): string | undefined
}

/** The draft with the ids of its references; names of terms that are nowhere are taken away, those of cards stay names. */
export const withRefIds = (
  declaration: Pick<CardDeclaration, 'sections'>,
  draft: CardValues,
  ids: RefIds,
): CardValues =>
  mapRefs(fieldsOf(declaration), draft, {
    term(vocabulary, ref) {
      if (ref.id !== '') return { id: ref.id }
      const id = ids.term(vocabulary, ref.name ?? '')
      return id === undefined ? undefined : { id }
    },
    link(types, ref) {
      if (ref.id !== undefined) return { id: ref.id }
      const id = ids.link(types, ref.name ?? '')
      return id === undefined ? ref : { id }
    },
  })
