import type { CardValues } from '#model/engine/define-card.ts'
import { fieldAt, fieldsOf, isLeaf, isList } from '#model/engine/fields.ts'
import { mapRefs } from '#model/engine/map-refs.ts'
import type { NamedSheet } from '#model/engine/sheet.ts'
import { rowsOf, valuesOf } from '#model/engine/values.ts'
import type { RefMapper } from '#model/kinds/kind.ts'
import { kindOf } from '#model/kinds/registry.ts'
import type { LinkRef, TermRef } from '#model/kinds/values.ts'

/** The names of terms and cards as they were read or picked: settled values have ids alone. */
export interface Names {
  readonly mapper: RefMapper
}

/** Collects the names of references in values of a record. Later values take precedence. */
export function namesIn(declaration: NamedSheet, ...all: readonly CardValues[]): Names {
  const terms = new Map<string, TermRef>()
  const links = new Map<string, LinkRef>()
  for (const values of all) {
    mapRefs(fieldsOf(declaration), values, {
      term: (_vocabulary, ref) => {
        if (ref.name !== undefined) terms.set(ref.id, { id: ref.id, name: ref.name })
        return ref
      },
      link: (_types, ref) => {
        // Without unfinished text typed beside the reference.
        const { id, name, type } = ref
        if (id !== undefined && name !== undefined) links.set(id, { id, name, ...(type && { type }) })
        return ref
      },
    })
  }
  return {
    mapper: {
      term: (_vocabulary, ref) => terms.get(ref.id) ?? ref,
      link: (_types, ref) => (ref.id === undefined ? ref : (links.get(ref.id) ?? ref)),
    },
  }
}

/** The same card with the names filled in where they are known. */
export const withNames = (declaration: NamedSheet, values: CardValues, { mapper }: Names): CardValues =>
  mapRefs(fieldsOf(declaration), values, mapper)

/** The value of one field, or of one row of a list, with names filled in; `path` as in changes. */
export function valueWithNames(
  declaration: NamedSheet,
  path: string,
  value: unknown,
  { mapper }: Names,
): unknown {
  const field = fieldAt(declaration, path)?.field
  if (!field || value === null || value === undefined) return value
  if (isLeaf(field)) return kindOf(field).mapRefs?.(value, field, mapper) ?? value
  if (isList(field) && Array.isArray(value))
    return rowsOf(value).map(row => mapRefs(field.fields, row, mapper))
  return mapRefs(field.fields, valuesOf(value), mapper)
}
