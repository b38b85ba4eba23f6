import type { Fields, List } from '../kinds/field.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** A stored value without a declared field: the field was dropped, or its kind changed and cannot read it. */
export interface EarlierValue {
  /** Rows are named by their ids: 'materials#k3/technique'. */
  readonly path: string
  readonly value: unknown
}

/** Returns true for a stored key without a field. Rows have an id. */
export const isUndeclared = (fields: Fields, key: string): boolean =>
  key !== 'id' && !Object.hasOwn(fields, key)

function* found(fields: Fields, values: Values, prefix: string): Generator<EarlierValue> {
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    if (value === undefined || value === null) continue
    if (!field) {
      if (isUndeclared(fields, key)) yield { path: prefix + key, value }
    } else if (isList(field))
      for (const row of rowsOf(value).filter(isRecord))
        yield* found(field.fields, row, `${prefix}${key}#${String(row.id)}/`)
    else if (!isLeaf(field)) yield* found(field.fields, valuesOf(value), `${prefix}${key}/`)
  }
}

/** Returns all undeclared values of a document, at any depth. */
export const earlierValues = (fields: Fields, values: Values): readonly EarlierValue[] => [
  ...found(fields, values, ''),
]

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBare = (values: Values): boolean => Object.keys(values).every(key => key === 'id')

const byId = (rows: readonly Values[]) => new Map(rows.filter(isRecord).map(row => [row.id, row]))

function declaredRows(field: List, rows: readonly Values[], known: unknown): readonly Values[] {
  const stored = known === undefined ? undefined : byId(rowsOf(known))
  let changed = false
  const kept = rows.flatMap(row => {
    if (!isRecord(row)) return [row]
    const inside = declaredValues(field.fields, row, stored && (stored.get(row.id) ?? {}))
    if (inside === row) return [row]
    changed = true
    return isBare(inside) ? [] : [inside]
  })
  return changed ? kept : rows
}

/**
 * Returns the declared values; the very same object when there are no others.
 * @param known if given, only undeclared values that it contains too are left out: the others are reported as unknown when parsed.
 */
export function declaredValues<V extends Values>(fields: Fields, values: V, known?: Values): V {
  const kept: Record<string, unknown> = {}
  let changed = false
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key]
    if (!field) {
      if (isUndeclared(fields, key) && (known === undefined || known[key] !== undefined)) changed = true
      else kept[key] = value
    } else if (isLeaf(field) || (isList(field) ? !Array.isArray(value) : !isRecord(value))) kept[key] = value
    else {
      const inside = isList(field)
        ? declaredRows(field, rowsOf(value), known && (known[key] ?? []))
        : declaredValues(field.fields, valuesOf(value), known && valuesOf(known[key]))
      if (inside !== value) changed = true
      if (inside === value || Object.keys(inside).length > 0) kept[key] = inside
    }
  }
  return changed ? (kept as V) : values
}

/** Restores the undeclared values of rows. A row with nothing else was never visible, so no one can have removed it. */
function keptRows(field: List, rows: readonly Values[], before: readonly Values[]): readonly Values[] {
  const stored = byId(before)
  const kept = rows.filter(isRecord).map(row => keepEarlier(field.fields, row, stored.get(row.id) ?? {}))
  const present = new Set(rows.map(({ id }) => id))
  for (const [at, row] of before.entries()) {
    if (!isRecord(row) || present.has(row.id) || isBare(row) || !isBare(declaredValues(field.fields, row)))
      continue
    kept.splice(Math.min(at, kept.length), 0, row)
  }
  return kept
}

/**
 * Carries the undeclared values of the previous document over to new values: a save leaves alone what people cannot see.
 * A removed row goes with all it holds.
 */
export function keepEarlier<V extends Values>(fields: Fields, values: V, before: Values): V {
  const kept: Record<string, unknown> = { ...values }
  for (const [key, value] of Object.entries(before)) {
    const field = fields[key]
    if (value === undefined || value === null) continue
    if (!field) {
      if (isUndeclared(fields, key)) kept[key] = value
    } else if (!isLeaf(field)) {
      const inside = isList(field)
        ? keptRows(field, rowsOf(kept[key]), rowsOf(value))
        : keepEarlier(field.fields, valuesOf(kept[key]), valuesOf(value))
      if (Object.keys(inside).length > 0) kept[key] = inside
    }
  }
  return kept as V
}
