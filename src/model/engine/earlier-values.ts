import type { Fields, List } from '../kinds/field.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** A stored value that no field is declared for: its field was dropped, or could not be read when its kind changed. */
export interface EarlierValue {
  /** Rows are named by their ids: 'materials#k3/technique'. */
  readonly path: string
  readonly value: unknown
}

/** Whether a key of a stored document is of no field. Rows carry an id. */
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

/** All values of a document that no field is declared for, at any depth. */
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
 * The values that fields are declared for; the very same object where that is all of them.
 * @param known where given, only what stands in it as well is left out: the rest is reported as unknown when it is read.
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

/** Rows with what was kept in them. A row that holds nothing else was never seen, so nobody can have removed it. */
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
 * Values that are about to replace others, with those of the others that no field is declared for: what a person cannot see, a save does not
 * touch. A row that is removed goes with all it holds.
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
