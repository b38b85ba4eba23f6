import type { Fields } from '../kinds/field.ts'
import { isLeaf, isList } from './fields.ts'
import { mapRefs } from './map-refs.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Drops rows that are meaningless without the deleted record. */
function withoutHollow(fields: Fields, before: Values, after: Values): Values {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(after)) {
    const field = fields[key]
    if (!field || isLeaf(field)) kept[key] = value
    else if (isList(field)) {
      const old = rowsOf(before[key])
      const rows = rowsOf(value).filter(
        (row, at) =>
          !Object.entries(field.fields).some(
            ([name, inner]) => inner.required && row[name] === undefined && old[at]?.[name] !== undefined,
          ),
      )
      if (rows.length > 0) kept[key] = rows
    } else kept[key] = withoutHollow(field.fields, valuesOf(before[key]), valuesOf(value))
  }
  return kept
}

/**
 * Removes references to permanently deleted records: where a field may hold a plain name the name stays, elsewhere the reference goes, and
 * with it the row about it.
 * @param names names of the deleted records, by id.
 */
export function forgetLinks<V extends Values>(
  fields: Fields,
  values: V,
  names: ReadonlyMap<string, string>,
): V {
  const mapped = mapRefs(fields, values, {
    term: (_vocabulary, ref) => ref,
    link(_types, ref, named) {
      const name = ref.id === undefined ? undefined : names.get(ref.id)
      if (name === undefined) return ref
      return named && name !== '' ? { name } : undefined
    },
  })
  return withoutHollow(fields, values, mapped) as V
}
