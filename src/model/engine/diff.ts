import type { Field, Fields, List } from '../kinds/field.ts'
import { isUndeclared } from './earlier-values.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/**
 * One difference between two versions of a card. The path names rows by their ids: 'materials#3/technique'.
 * A row that came or went is one change with all it holds; 'moved' carries the order of row ids.
 */
export interface Change {
  readonly path: string
  readonly kind: 'set' | 'added' | 'removed' | 'moved'
  readonly before: unknown
  readonly after: unknown
}

/** Path under which the history of a record keeps what is said of an event beside what changed. */
export const eventPath = '@event'

/** Equality of stored values: plain JSON whose keys come in the same order, as parsing leaves them. */
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
  // Rows that come back are put at the end: where that is not their place, the order is told too.
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
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    // Most fields of most cards are empty: nothing is prepared for those.
    if (field && before[key] !== after[key]) yield* diffField(field, before[key], after[key], prefix + key)
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (isUndeclared(fields, key) && !sameValue(before[key] ?? null, after[key] ?? null))
      yield { path: prefix + key, kind: 'set', before: before[key] ?? null, after: after[key] ?? null }
}

/** What changed from one version to the next, field by field (acceptance row C-K14). Empty when nothing did. */
export const diffCards = (fields: Fields, before: Values, after: Values): Change[] => [
  ...diffFields(fields, before, after, ''),
]

/** Whether a change of one path speaks about the other as well: the same field, or a row that went with all its fields. */
export const touches = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
