import { type KeyPath, keyPaths, type Mapping, type ReaderName, type Target } from './mapping.ts'
import { rowReader } from './readers/row-readers.ts'

interface Part {
  readonly column: string
  readonly target: Target
}

/** A column's target, or those of several columns that a reader is given together. */
export interface Turn {
  readonly path: string
  readonly reader: ReaderName
  readonly parts: readonly Part[]
  /** Columns that tell of the rows it makes, position by position. */
  readonly beside: readonly Part[]
  /** True when another target of each column stores its text unchanged. */
  readonly whole: boolean
}

const known = new WeakMap<Mapping, readonly Turn[]>()

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Returns the columns that tell of the rows a reader makes, for each of its turns: those of the last one before them, or else of the first. */
function besideTurns(
  turns: readonly Turn[],
  columns: Mapping['columns'],
): ReadonlyMap<Turn, readonly Part[]> {
  const place = new Map(columns.map(({ column }, at) => [column, at]))
  const startOf = ({ parts: [part] }: Turn): number => place.get(part?.column ?? '') ?? 0
  const values = turns.filter(({ reader, parts }) => reader === 'value' && parts.length === 1)
  const found = new Map<Turn, Part[]>()
  for (const value of values) {
    const { path, parts } = value
    const list = parentOf(path)
    const [part] = parts
    const readers = turns.filter(turn => turn.path === list && rowReader(turn.reader))
    const [first] = readers
    const own = (first && rowReader(first.reader)?.own.map(key => `${list}/${key}`)) ?? []
    // Where columns make rows of their own, all others are beside those.
    if (!first || !part || values.some(each => own.includes(each.path) && !each.parts[0]?.target.with))
      continue
    const { with: further, join } = part.target
    if (
      further ||
      join !== undefined ||
      readers.some(turn => turn.parts.some(each => each.column === part.column))
    )
      continue
    const turn = readers.findLast(each => startOf(each) < startOf(value)) ?? first
    found.set(turn, [...(found.get(turn) ?? []), part])
  }
  return found
}

/** Returns all targets in the order they are filled, computed once and used for every row. */
export function turnsOf(mapping: Mapping): readonly Turn[] {
  const before = known.get(mapping)
  if (before) return before
  const sorted = mapping.columns
    .flatMap(({ column, targets }) => {
      const whole = targets.some(({ reader = 'value', split }) => reader === 'value' && !split)
      return targets.map(target => ({ column, target, whole }))
    })
    .toSorted((one, other) => (one.target.turn ?? -1) - (other.target.turn ?? -1))
  const joined: Turn[] = []
  for (const { column, target, whole } of sorted) {
    const { path, reader = 'value', join } = target
    const at = joined.findLastIndex(turn => turn.path === path && turn.reader === reader)
    const last = joined[at]
    if (last && join !== undefined && reader !== 'value' && !isKeyPath(path))
      joined[at] = { ...last, parts: [...last.parts, { column, target }], whole: last.whole && whole }
    else joined.push({ path, reader, parts: [{ column, target }], beside: [], whole })
  }
  const beside = besideTurns(joined, mapping.columns)
  const taken = new Set([...beside.values()].flat())
  const turns = joined
    .filter(({ parts: [part] }) => part === undefined || !taken.has(part))
    .map(turn => ({ ...turn, beside: beside.get(turn) ?? [] }))
  known.set(mapping, turns)
  return turns
}

/** Returns true for a key by which records are found. */
export const isKeyPath = (path: string): path is KeyPath => (keyPaths as readonly string[]).includes(path)
