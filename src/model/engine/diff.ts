import type { Field, Fields, List } from '../kinds/field.ts'
import { isUndeclared } from './earlier-values.ts'
import { isLeaf, isList, orderOf } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/**
 * A difference between two versions of a record. The path names rows by their ids: 'materials#3/technique'.
 * An added or removed row is one change with its whole content; 'moved' carries the order of row ids.
 */
export interface Change {
  readonly path: string
  readonly kind: 'set' | 'added' | 'removed' | 'moved'
  readonly before: unknown
  readonly after: unknown
}

/** Path under which the history stores details of an event besides the changed fields. */
export const eventPath = '@event'

/** Compares stored values: plain JSON whose keys are in the same order, as parsing leaves them. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every(
    key =>
      Object.hasOwn(other, key) &&
      sameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  )
}

const idOf = (row: Values): string => String(row.id ?? '')

function* diffRows(
  field: List,
  before: readonly Values[],
  after: readonly Values[],
  path: string,
): Generator<Change> {
  const old = new Map(before.map(row => [idOf(row), row]))
  const now = new Map(after.map(row => [idOf(row), row]))
  for (const [id, row] of old)
    if (!now.has(id)) yield { path: `${path}#${id}`, kind: 'removed', before: row, after: null }
  for (const [id, row] of now) {
    const was = old.get(id)
    if (!was) yield { path: `${path}#${id}`, kind: 'added', before: null, after: row }
    else yield* diffFields(field.fields, was, row, `${path}#${id}/`)
  }
  const [from, to] = [[...old.keys()], [...now.keys()]]
  // Restored rows are appended, so their order is recorded too when they belong elsewhere.
  const forward = [...from.filter(id => now.has(id)), ...to.filter(id => !old.has(id))]
  const backward = [...to.filter(id => old.has(id)), ...from.filter(id => !now.has(id))]
  if (!sameValue(forward, to) || !sameValue(backward, from))
    yield { path, kind: 'moved', before: from, after: to }
}

function* diffField(field: Field, before: unknown, after: unknown, path: string): Generator<Change> {
  if (sameValue(before, after)) return
  if (isLeaf(field)) yield { path, kind: 'set', before: before ?? null, after: after ?? null }
  else if (isList(field)) yield* diffRows(field, rowsOf(before), rowsOf(after), path)
  else yield* diffFields(field.fields, valuesOf(before), valuesOf(after), `${path}/`)
}

function* diffFields(fields: Fields, before: Values, after: Values, prefix: string): Generator<Change> {
  const order = orderOf(fields)
  // Most fields of most records are empty, and the others mostly the same.
  const keys = new Set<string>()
  for (const values of [before, after])
    for (const key of Object.keys(values)) if (before[key] !== after[key]) keys.add(key)
  if (keys.size === 0) return
  const declared = [...keys].filter(key => order.has(key))
  for (const key of declared.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))) {
    const field = fields[key]
    if (field) yield* diffField(field, before[key], after[key], prefix + key)
  }
  for (const key of keys)
    if (isUndeclared(fields, key) && !sameValue(before[key] ?? null, after[key] ?? null))
      yield { path: prefix + key, kind: 'set', before: before[key] ?? null, after: after[key] ?? null }
}

/** Returns the changes from one version to the next, field by field (C-K14). Empty when there are none. */
export const diffCards = (fields: Fields, before: Values, after: Values): Change[] => [
  ...diffFields(fields, before, after, ''),
]

/** Returns true when a change of one path affects the other: the same field, or a row containing it. */
export const touches = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
