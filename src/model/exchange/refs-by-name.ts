import type { CardDeclaration, CardValues } from '../engine/define-card.ts'
import { allFields, fieldsOf } from '../engine/fields.ts'
import type { TermRule } from '../engine/form-rules.ts'
import { mapRefsAt } from '../engine/map-refs.ts'
import { leafValues } from '../engine/values.ts'
import type { Leaf } from '../kinds/field.ts'
import type { LinkField } from '../kinds/link.ts'
import { kindOf } from '../kinds/registry.ts'
import { lookedUpAs } from '../text/marked-name.ts'
import type { Mapping, Target } from './mapping.ts'
import { missingFor } from './read-row.ts'

/** A reference that is still given by name. */
export interface NamedRef {
  readonly path: string
  readonly place: string
  /** Code of the vocabulary; absent for a record. */
  readonly vocabulary?: string
  /** For a term: the list that the museum offers in the field, where it does. */
  readonly list?: TermRule | undefined
  readonly types?: readonly string[]
  /** For a record: true when a plain name may be stored instead. */
  readonly named?: boolean
  /** The mapping's treatment of a missing record or term. */
  readonly missing?: Target['missing']
  /** As it is looked up: of a link with the mark behind it. */
  readonly name: string
}

/** Returns a reference whose term is made where there is none; links stay as the mapping has them. */
export const madeIfMissing = (ref: NamedRef): NamedRef =>
  ref.vocabulary === undefined ? ref : { ...ref, missing: 'create' }

/** Returns the types of records that links in the rows of a list lead to. */
export const linkTypesIn = (
  declaration: Pick<CardDeclaration, 'sections'>,
  list: string,
): readonly string[] => [
  ...new Set(
    [...allFields(declaration).values()].flatMap(({ path, field }) =>
      field.kind === 'link' && path.startsWith(`${list}/`) ? (field as unknown as LinkField).types : [],
    ),
  ),
]

/** Returns all references of a draft that are given by name. */
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
            name: lookedUpAs(ref),
          })
        return ref
      },
    })
  }
  return found
}

/** Returns the id of a named reference; undefined when there is none. */
export interface RefIds {
  term(vocabulary: string, name: string, list?: TermRule): string | undefined
  link(types: readonly string[], name: string): string | undefined
}

/**
 * Returns the draft with the ids of its references; unknown terms are removed, unknown records stay names.
 * @param lists lists of terms that the museum offers in fields, by path
 */
export const withRefIds = (
  declaration: Pick<CardDeclaration, 'sections'>,
  draft: CardValues,
  ids: RefIds,
  lists: Readonly<Record<string, TermRule>> = {},
): CardValues =>
  mapRefsAt(fieldsOf(declaration), draft, path => ({
    term(vocabulary, ref) {
      if (ref.id !== '') return { id: ref.id }
      const id = ids.term(vocabulary, ref.name ?? '', lists[path])
      return id === undefined ? undefined : { id }
    },
    link(types, ref) {
      if (ref.id !== undefined) return { id: ref.id }
      const id = ids.link(types, lookedUpAs(ref))
      if (id !== undefined) return { id }
      const { marked: _told, ...plain } = ref
      return plain
    },
  }))
