import type { Field, Fields, List } from '../kinds/field.ts'
import { sameValue } from './diff.ts'
import { isLeaf, isList } from './fields.ts'
import { mapRefs } from './map-refs.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** A value without the ids of its rows: what two rows are compared by. */
function withoutIds(field: Field | undefined, value: unknown): unknown {
  if (!field || isLeaf(field) || value === undefined || value === null) return value
  if (!isList(field)) return insideOf(field.fields, valuesOf(value))
  return rowsOf(value).map(({ id: _id, ...row }) => insideOf(field.fields, row))
}

const insideOf = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, withoutIds(fields[key], value)]))

/** Whether two values of a field are the same, be the ids of their rows what they are. */
export const sameContent = (field: Field, one: unknown, other: unknown): boolean =>
  sameValue(withoutIds(field, one), withoutIds(field, other))

/** Of the rows that changed, those that say no more than another one go. */
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

/** A card whose references to one card are to another by now. A row that then stands twice with the same values stands once. */
export function relinkValues<V extends Values>(fields: Fields, values: V, fromId: string, intoId: string): V {
  const mapped = mapRefs(fields, values, {
    term: (_vocabulary, ref) => ref,
    link: (_types, ref) => (ref.id === fromId ? { id: intoId } : ref),
  })
  return tidied(fields, values, mapped) as V
}
