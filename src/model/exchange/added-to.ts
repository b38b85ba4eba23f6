import { isLeaf, isList } from '../engine/fields.ts'
import { rowsOf, type Values, valuesOf } from '../engine/values.ts'
import type { Fields } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'

/** Whether all that is told stands in what is there, which may say more. */
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

/** Whether a row says the same in all fields that the table speaks of. */
const isSame = (there: Values, told: Values, spoken: readonly string[]): boolean =>
  holds(there, told) &&
  spoken.every(key => (there[key] ?? undefined) === undefined || told[key] !== undefined)

/** Several of something, each once. */
const together = (there: unknown, told: unknown): unknown =>
  Array.isArray(there) && Array.isArray(told)
    ? [...there, ...told.filter(each => !holds(there, [each]))]
    : (there ?? told)

/**
 * A card with what else is told of it: rows that its lists do not have yet, several-valued fields with what they lack, and values for
 * fields that are empty. What is there stays as it is.
 * @param speaksOf whether the table has something for a field: a row that says nothing there is another one than a row that does
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
