import type { Field, Fields, List } from '../kinds/field.ts'
import { sameValue } from './diff.ts'
import { isLeaf, isList } from './fields.ts'
import { mapRefs } from './map-refs.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Returns a value without row ids, for comparing rows. */
function withoutIds(field: Field | undefined, value: unknown): unknown {
  if (!field || isLeaf(field) || value === undefined || value === null) return value
  if (!isList(field)) return insideOf(field.fields, valuesOf(value))
  return rowsOf(value).map(({ id: _id, ...row }) => insideOf(field.fields, row))
}

const insideOf = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withoutIds(fields[key], value)]))

/** Returns true when two values are equal apart from row ids. */
export const sameContent = (field: Field, one: unknown, other: unknown): boolean =>
  sameValue(withoutIds(field, one), withoutIds(field, other))

/** Drops changed rows that have become duplicates. */
function withoutDoubles(field: List, before: readonly Values[], after: readonly Values[]): readonly Values[] {
  const changed = after.map((row, at) => !sameValue(row, before[at]))
  return after.filter(
    (row, at) =>
      !changed[at] ||
      !after.some((other, i) => (i < at || !changed[i]) && i !== at && sameContent(field, [row], [other])),
  )
}

function tidy(field: Field | undefined, before: unknown, after: unknown): unknown {
  if (!field || isLeaf(field) || after === undefined) return after
  if (!isList(field)) return tidied(field.fields, valuesOf(before), valuesOf(after))
  const old = rowsOf(before)
  return withoutDoubles(
    field,
    old,
    rowsOf(after).map((row, at) => tidied(field.fields, old[at] ?? {}, row)),
  )
}

const tidied = (fields: Fields, before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, tidy(fields[key], before[key], value)]),
  )

/** Replaces references to one record with references to another. Rows that become equal are kept once. */
export function relinkValues<V extends Values>(fields: Fields, values: V, fromId: string, intoId: string): V {
  const mapped = mapRefs(fields, values, {
    term: (_vocabulary, ref) => ref,
    link: (_types, ref) => (ref.id === fromId ? { id: intoId } : ref),
  })
  return tidied(fields, values, mapped) as V
}
