import type { Change } from './diff.ts'
import type { Values } from './values.ts'

type Mutable = Record<string, unknown>

/** Splits 'materials#3/technique' into steps: key and, of a list, the id of a row. */
const stepsOf = (path: string): { key: string; row: string | undefined }[] =>
  path.split('/').map(part => {
    const [key = '', row] = part.split('#')
    return { key, row }
  })

/** Sorts rows by an order. A row missing in it stays behind its predecessor. */
function arrange(rows: readonly Mutable[], order: readonly unknown[]): Mutable[] {
  const rank = new Map(order.map((id, index) => [id, index]))
  const rankOf = ({ id }: Mutable): number => rank.get(id) ?? -1
  const arranged = rows.filter(row => rank.has(row.id)).sort((one, other) => rankOf(one) - rankOf(other))
  for (const [at, row] of rows.entries())
    if (!rank.has(row.id)) arranged.splice(arranged.indexOf(rows[at - 1] ?? row) + 1, 0, row)
  return arranged
}

function setAt(values: Mutable, steps: ReturnType<typeof stepsOf>, change: Change): Mutable {
  const [{ key, row } = { key: '', row: undefined }, ...rest] = steps
  if (row === undefined) return { ...values, [key]: inValue(values[key], rest, change) }
  const rows = Array.isArray(values[key]) ? (values[key] as Mutable[]) : []
  const index = rows.findIndex(({ id }) => id === row)
  if (rest.length > 0) {
    if (index < 0) return values
    return { ...values, [key]: rows.with(index, setAt(rows[index] ?? {}, rest, change)) }
  }
  const others = rows.filter(({ id }) => id !== row)
  if (change.after === null) return { ...values, [key]: others }
  const added = change.after as Mutable
  return { ...values, [key]: index < 0 ? [...rows, added] : rows.with(index, added) }
}

function inValue(value: unknown, rest: ReturnType<typeof stepsOf>, change: Change): unknown {
  if (rest.length > 0) return setAt((value ?? {}) as Mutable, rest, change)
  if (change.kind === 'moved')
    return Array.isArray(value) && Array.isArray(change.after) ? arrange(value, change.after) : value
  return change.after
}

const withoutEmpty = (value: unknown): unknown => {
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) {
    const kept = value.map(withoutEmpty).filter(item => item !== undefined)
    return kept.length === 0 ? undefined : kept
  }
  if (typeof value !== 'object') return value
  const kept = Object.entries(value).flatMap(([key, item]) => {
    const clean = withoutEmpty(item)
    return clean === undefined ? [] : [[key, clean] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** Applies changes to a record. Changes inside a row that no longer exists are skipped. */
export function applyChanges(values: Values, changes: readonly Change[]): Values {
  const ordered = [...changes].sort(
    (one, other) => Number(one.kind === 'moved') - Number(other.kind === 'moved'),
  )
  const changed = ordered.reduce<Mutable>((all, change) => setAt(all, stepsOf(change.path), change), {
    ...values,
  })
  return (withoutEmpty(changed) ?? {}) as Values
}

const opposite = { set: 'set', moved: 'moved', added: 'removed', removed: 'added' } as const

/** Returns the changes that undo those from one version to the next. Rows come back in the order in which they were removed. */
export const reversed = (changes: readonly Change[]): Change[] =>
  changes.map(({ path, kind, before, after }) => ({
    path,
    kind: opposite[kind],
    before: after,
    after: before,
  }))
