import { isLeaf, isList } from '../engine/fields.ts'
import { rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Fields } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** Returns true when the existing value contains everything given; it may contain more. */
function holds(there: unknown, told: unknown): boolean {
  if (Array.isArray(told))
    return Array.isArray(there) && told.every(each => there.some(other => holds(other, each)))
  if (typeof told !== 'object' || told === null) return there === told
  if (typeof there !== 'object' || there === null) return false
  const known = valuesOf(there)
  return Object.entries(told).every(
    ([key, value]) => value === undefined || value === null || holds(known[key], value),
  )
}

/** Returns true when a row is equal in all fields the table covers. */
const isSame = (there: Values, told: Values, spoken: readonly string[]): boolean =>
  holds(there, told) &&
  spoken.every(key => (there[key] ?? undefined) === undefined || told[key] !== undefined)

/** Combines several values without duplicates. */
const together = (there: unknown, told: unknown): unknown =>
  Array.isArray(there) && Array.isArray(told)
    ? [...there, ...told.filter(each => !holds(there, [each]))]
    : (there ?? told)

/**
 * Adds to a record: rows its lists lack, values its multi-valued fields lack, and values for empty fields. Existing values stay.
 * @param speaksOf returns true for fields the table covers: a row with an empty covered field differs from a row with a value in it
 */
export function addedTo(
  fields: Fields,
  card: Values,
  told: Values,
  speaksOf: (path: string) => boolean,
  at = '',
): Values {
  const added: Record<string, unknown> = { ...card }
  for (const [key, value] of Object.entries(told)) {
    const field = fields[key]
    if (!field || value === undefined || value === null) continue
    const there = card[key]
    if (isList(field)) {
      const rows = [...rowsOf(there)]
      const keys = Object.keys(field.fields).filter(each => speaksOf(`${at}${key}/${each}`))
      for (const row of rowsOf(value)) if (!rows.some(each => isSame(each, row, keys))) rows.push(row)
      added[key] = rows
    } else if (!isLeaf(field))
      added[key] = addedTo(field.fields, valuesOf(there), valuesOf(value), speaksOf, `${at}${key}/`)
    else added[key] = kindOf(field).isSeveral ? together(there, value) : (there ?? value)
  }
  return added
}
