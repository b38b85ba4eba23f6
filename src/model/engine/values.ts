import type { Field, Fields } from '../kinds/field.ts'
import { isLeaf, isList } from './fields.ts'

/** A value in a record, with its position. */
export interface FoundValue {
  /** Path of the field, without rows. */
  readonly path: string
  /** Place of the value as in problems: 'materials.0.technique'. */
  readonly place: string
  /** Place of the innermost row around it: 'materials.0'. */
  readonly row: string | undefined
  readonly field: Field
  readonly value: unknown
}

export type Values = Readonly<Record<string, unknown>>

/** Returns the rows of a list; none for any other value. */
export const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])

/** Returns the values of a group; empty for any other value. */
export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

/** Returns the value at a path of groups: 'loan/start'. */
export const valueAt = (values: Values, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, key) => valuesOf(inner)[key], values)

function collect(
  fields: Fields,
  values: Values,
  at: Pick<FoundValue, 'path' | 'place' | 'row'>,
  found: FoundValue[],
): void {
  for (const key of Object.keys(values)) {
    const [field, value] = [fields[key], values[key]]
    if (!field || value === undefined || value === null) continue
    const [path, place] = [at.path + key, at.place + key]
    if (field.kind !== 'group' && field.kind !== 'list')
      found.push({ path, place, row: at.row, field, value })
    else if (isList(field)) {
      let index = 0
      for (const values of rowsOf(value)) {
        const row = `${place}.${index++}`
        collect(field.fields, values, { path: `${path}/`, place: `${row}.`, row }, found)
      }
    } else
      collect(field.fields, valuesOf(value), { path: `${path}/`, place: `${place}.`, row: at.row }, found)
  }
}

const known = new WeakMap<Values, { readonly fields: Fields; readonly found: readonly FoundValue[] }>()

/** Returns every present leaf value in the order of the declaration; parsing puts a record's values in that order. Values are never changed in place: they are gone through once. */
export function leafValues(fields: Fields, values: Values): readonly FoundValue[] {
  const before = known.get(values)
  if (before?.fields === fields) return before.found
  const found: FoundValue[] = []
  collect(fields, values, { path: '', place: '', row: undefined }, found)
  known.set(values, { fields, found })
  return found
}

const saysSomething = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return false
  return typeof value !== 'object' || Object.values(value).some(saysSomething)
}

/** Returns true for a value that is filled at any depth; a row with nothing in its fields is not. */
export function isFilled(field: Field, value: unknown): boolean {
  if (isLeaf(field)) return saysSomething(value)
  const filled = (values: Values) =>
    Object.entries(field.fields).some(([key, inner]) => isFilled(inner, values[key]))
  return isList(field) ? rowsOf(value).some(filled) : filled(valuesOf(value))
}
