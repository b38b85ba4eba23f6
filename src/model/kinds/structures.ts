import type { FieldOptions, Fields, Group, List, Log, ValuesOf } from './field.ts'
import type { Row } from './values.ts'

/** Fields that belong together and occur once. */
export const group = <Fs extends Fields>(fields: Fs, options: FieldOptions = {}): Group<ValuesOf<Fs>> => ({
  ...options,
  kind: 'group',
  fields,
})

export interface ListOptions extends FieldOptions {
  readonly maxRows?: number
  readonly single?: string
  readonly about?: string
  readonly log?: Log
}

/** A group that repeats, in the order people give it. */
export const list = <Fs extends Fields>(
  fields: Fs,
  options: ListOptions = {},
): List<Row<ValuesOf<Fs>>[]> => ({ ...options, kind: 'list', fields })
