import { isLeaf, isList } from '#model/engine/fields.ts'
import { isSaidBeside } from '#model/engine/qualify.ts'
import { rowsOf, valuesOf } from '#model/engine/values.ts'
import type { Field, Fields } from '#model/kinds/field.ts'

/** Returns true for values that have something to show. */
export function says(field: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (isLeaf(field)) return !(Array.isArray(value) && value.length === 0)
  if (isList(field)) return rowsOf(value).some(row => entriesOf(field.fields, row).length > 0)
  return entriesOf(field.fields, valuesOf(value)).length > 0
}

export interface ShownEntry {
  readonly key: string
  readonly field: Field
  readonly value: unknown
}

/** The fields to show, including meaningful empty ones, in the order of the declaration. */
export const entriesOf = (fields: Fields, values: Readonly<Record<string, unknown>>): readonly ShownEntry[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    (says(field, values[key]) && !isSaidBeside(fields, values, key)) || field.shownEmpty !== undefined
      ? [{ key, field, value: values[key] }]
      : [],
  )
