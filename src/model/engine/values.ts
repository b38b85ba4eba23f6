import type { Field, Fields } from '../kinds/field.ts'
import { isList } from './fields.ts'

/** A value found in a card, with where it stands. */
export interface FoundValue {
  /** Path of the field, without rows. */
  readonly path: string
  /** Path of the value as problems name it: 'materials.0.technique'. */
  readonly place: string
  readonly field: Field
  readonly value: unknown
}

export type Values = Readonly<Record<string, unknown>>

/** The rows of a list, whatever stands there. */
export const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])

/** The values of a group, whatever stands there. */
export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

/** Every value of a card that is there, leaves only, in the order of the declaration: reading a card puts its values in that order. */
export function* leafValues(fields: Fields, values: Values, path = '', place = ''): Generator<FoundValue> {
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    if (!field || value === undefined || value === null) continue
    if (field.kind !== 'group' && field.kind !== 'list') {
      yield { path: path + key, place: place + key, field, value }
    } else if (isList(field)) {
      for (const [index, row] of rowsOf(value).entries())
        yield* leafValues(field.fields, row, `${path}${key}/`, `${place}${key}.${index}.`)
    } else yield* leafValues(field.fields, valuesOf(value), `${path}${key}/`, `${place}${key}.`)
  }
}
