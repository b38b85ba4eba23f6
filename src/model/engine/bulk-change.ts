import type { Field, Fields } from '../kinds/field.ts'
import { kindOf } from '../kinds/registry.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { sameValue } from './diff.ts'
import type { FieldAction } from './field-action.ts'
import { fieldsOf, isLeaf, isList, isStructure } from './fields.ts'
import { rowsOf, valuesOf } from './values.ts'

/** Returns true when a row or value contains at least the wanted one. */
const holds = (value: unknown, wanted: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(wanted).every(
    ([key, part]) => key === 'name' || key === 'type' || holds((value as Record<string, unknown>)[key], part),
  )
}

const without = (value: unknown, wanted: unknown): unknown => {
  if (Array.isArray(value)) return value.filter(item => !asItems(wanted).some(part => holds(item, part)))
  return holds(value, wanted) ? undefined : value
}

const asItems = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const together = (value: unknown, added: unknown): unknown => {
  if (!Array.isArray(value)) return value ?? added
  return [
    ...value,
    ...asItems(added).filter(item => !value.some(known => sameValue(known, item) || holds(known, item))),
  ]
}

/** Returns true for fields whose text can be replaced; words in dates and measures have a meaning of their own. */
export const holdsText = (field: Field): boolean => isLeaf(field) && kindOf(field).isWording === true

/** Returns true for fields with several values. */
const holdsSeveral = (field: Field): boolean =>
  isList(field) || (isLeaf(field) && kindOf(field).isSeveral === true)

/** Replaces within a text, or within each language of one. */
function replaceIn(value: unknown, find: string, by: string): unknown {
  if (typeof value === 'string') return value.replaceAll(find, () => by)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceIn(part, find, by)]))
}

function act(field: Field, value: unknown, action: FieldAction): unknown {
  switch (action.kind) {
    case 'set':
      return action.value
    case 'clear':
      return undefined
    case 'remove':
      return without(value, action.value)
    case 'add':
      return together(holdsSeveral(field) ? (value ?? []) : value, action.value)
    case 'replace':
      return !holdsText(field) ? value : replaceIn(value, action.find, action.by)
  }
}

function within(
  fields: Fields,
  values: CardValues,
  [key = '', ...rest]: readonly string[],
  action: FieldAction,
): CardValues {
  const field = fields[key]
  if (!field) return values
  if (rest.length === 0) return { ...values, [key]: act(field, values[key], action) }
  if (!isStructure(field)) return values
  const value = values[key]
  if (isList(field))
    return { ...values, [key]: rowsOf(value).map(row => within(field.fields, row, rest, action)) }
  return { ...values, [key]: within(field.fields, valuesOf(value), rest, action) }
}

/**
 * Applies a bulk edit to one field, before the record is parsed and checked like any other.
 * In lists it applies to the field of every row; to add a row, name the list itself.
 */
export const changeField = (
  declaration: Pick<CardDeclaration, 'sections'>,
  card: CardValues,
  action: FieldAction,
): CardValues => within(fieldsOf(declaration), card, action.path.split('/'), action)
