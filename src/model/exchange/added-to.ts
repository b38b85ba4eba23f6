import { isLeaf, isList } from '../engine/fields.ts'
import { rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Fields } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** Returns true when the existing value contains everything given; it may contain more. */
function contains(existing: unknown, given: unknown): boolean {
  if (Array.isArray(given))
    return Array.isArray(existing) && given.every(each => existing.some(other => contains(other, each)))
  if (typeof given !== 'object' || given === null) return existing === given
  if (typeof existing !== 'object' || existing === null) return false
  const known = valuesOf(existing)
  return Object.entries(given).every(
    ([key, value]) => value === undefined || value === null || contains(known[key], value),
  )
}

/** Returns true when a row is equal in all fields the table covers. */
const isSame = (existing: Values, given: Values, covered: readonly string[]): boolean =>
  contains(existing, given) &&
  covered.every(key => (existing[key] ?? undefined) === undefined || given[key] !== undefined)

/** Combines several values without duplicates. */
const combined = (existing: unknown, given: unknown): unknown =>
  Array.isArray(existing) && Array.isArray(given)
    ? [...existing, ...given.filter(each => !contains(existing, [each]))]
    : (existing ?? given)

/**
 * Adds to a record: rows its lists lack, values its multi-valued fields lack, and values for empty fields. Existing values stay.
 * @param covers returns true for fields the table covers: a row with an empty covered field differs from a row with a value in it
 */
export function addedTo(
  fields: Fields,
  card: Values,
  given: Values,
  covers: (path: string) => boolean,
  at = '',
): Values {
  const added: Record<string, unknown> = { ...card }
  for (const [key, value] of Object.entries(given)) {
    const field = fields[key]
    if (!field || value === undefined || value === null) continue
    const existing = card[key]
    if (isList(field)) {
      const rows = [...rowsOf(existing)]
      const keys = Object.keys(field.fields).filter(each => covers(`${at}${key}/${each}`))
      for (const row of rowsOf(value)) if (!rows.some(each => isSame(each, row, keys))) rows.push(row)
      added[key] = rows
    } else if (!isLeaf(field))
      added[key] = addedTo(field.fields, valuesOf(existing), valuesOf(value), covers, `${at}${key}/`)
    else added[key] = kindOf(field).isSeveral ? combined(existing, value) : (existing ?? value)
  }
  return added
}
