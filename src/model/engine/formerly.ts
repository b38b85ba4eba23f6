import type { Field, Former, Leaf } from '../kinds/field.ts'
import type { Words } from '../kinds/kind.ts'
import type { KindName } from '../kinds/kind-names.ts'
import { kindOf } from '../kinds/registry.ts'
import type { Change } from './diff.ts'
import { allFields, fieldAt, isLeaf, isList, type Placed } from './fields.ts'
import { problemList } from './problem-list.ts'
import type { Sheet } from './sheet.ts'
import type { Values } from './values.ts'

type Declared = Pick<Sheet, 'sections'>

/** A move of values to their current field. Paths have no rows; if both are in a list, it is the same one. */
export interface FormerPlace {
  readonly from: string
  readonly to: string
  /** Previous kind of the field, if it was another. */
  readonly kind: KindName | undefined
  readonly field: Field
  /** Path of the innermost list; '' outside lists. */
  readonly list: string
}

const innermostList = ({ path, within }: Placed): string => {
  const depth = within.findLastIndex(isList)
  return path
    .split('/')
    .slice(0, depth + 1)
    .join('/')
}

const formersOf = ({ formerly = [] }: Field): readonly Former[] =>
  typeof formerly === 'string' || 'path' in formerly ? [formerly] : formerly

/** Returns a former path after the structures around it have moved. */
const movedWith = (path: string, moved: readonly FormerPlace[]): string =>
  moved.reduce((now, { from, to }) => (now.startsWith(`${from}/`) ? to + now.slice(from.length) : now), path)

const places = new WeakMap<object, readonly FormerPlace[]>()

/** Returns all moves of a declaration, outermost first: the content of a moved structure is looked up in its new place. */
export function formerPlaces(declaration: Declared): readonly FormerPlace[] {
  const known = places.get(declaration.sections)
  if (known) return known
  const all: FormerPlace[] = []
  for (const placed of allFields(declaration).values())
    for (const former of formersOf(placed.field)) {
      const { path, kind } = typeof former === 'string' ? { path: former, kind: undefined } : former
      const { path: to, field } = placed
      all.push({ from: movedWith(path, all), to, kind, field, list: innermostList(placed) })
    }
  places.set(declaration.sections, all)
  return all
}

/** Words without vocabularies or other records: values that need those are not converted. */
const plainWords: Words = {
  language: 'en',
  term: () => '',
  link: ({ name = '' }) => name,
  choice: () => '',
  yesNo: value => (value ? 'yes' : 'no'),
}

const asText = (value: unknown, kind: KindName): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const field = { kind } as Leaf
  return kindOf(field).show(value, field, plainWords)
}

/** Converts a value to the field's current kind; undefined when that is impossible. */
function converted(value: unknown, field: Field, kind: KindName): unknown {
  if (!isLeaf(field)) return undefined
  const fits = problemList()
  const parsed = kindOf(field).parse(value, field, fits.problems)
  if (fits.found.size === 0) return parsed
  const reading = problemList()
  const read = kindOf(field).read(asText(value, kind), field, reading.problems, plainWords)
  return reading.found.size === 0 ? read : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueIn = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, key) => (isRecord(inside) ? inside[key] : undefined), values)

/** Returns values with another one at a path; with undefined, without it and without empty groups. */
function put(values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const { [key]: before, ...others } = values
  const inside = rest.length === 0 ? value : put(isRecord(before) ? before : {}, rest, value)
  if (inside === undefined || (rest.length > 0 && isRecord(inside) && Object.keys(inside).length === 0))
    return others
  return { ...values, [key]: inside }
}

/** Returns where to store a value that the field's current kind cannot read. */
const unread = (path: readonly string[], kind: KindName): readonly string[] =>
  path.with(-1, `${path.at(-1)}~${kind}`)

function moved(values: Values, { from, to, kind, field, list }: FormerPlace): Values {
  const depth = list === '' ? 0 : list.split('/').length
  const [old, now] = [from.split('/').slice(depth), to.split('/').slice(depth)]
  const value = valueIn(values, old)
  if (value === undefined || value === null) return values
  if (from === to) {
    if (kind === undefined) return values
    const read = converted(value, field, kind)
    if (read === value) return values
    return read === undefined
      ? put(put(values, old, undefined), unread(old, kind), value)
      : put(values, now, read)
  }
  // Two values for one field: the current one stays, the other is retained where it was.
  if (valueIn(values, now) !== undefined) return values
  const read = kind === undefined ? value : converted(value, field, kind)
  return read === undefined ? values : put(put(values, old, undefined), now, read)
}

/** Applies a function to the values at a path, for every row of lists on the way. */
function within(values: unknown, path: readonly string[], change: (values: Values) => Values): unknown {
  if (Array.isArray(values)) {
    const rows = values.map(row => within(row, path, change))
    return rows.every((row, at) => row === values[at]) ? values : rows
  }
  if (!isRecord(values)) return values
  const [key, ...rest] = path
  if (key === undefined) return change(values)
  const inside = within(values[key], rest, change)
  return inside === values[key] ? values : { ...values, [key]: inside }
}

/**
 * Returns a stored document with values moved to the fields declared today (`formerly`); the very same object when nothing has moved. Every
 * document read from the database passes through here.
 */
export function asDeclared<V extends Values>(declaration: Declared, values: V): V {
  let now: unknown = values
  for (const place of formerPlaces(declaration))
    now = within(now, place.list === '' ? [] : place.list.split('/'), inside => moved(inside, place))
  return now as V
}

const withoutRows = (path: string): string => path.replace(/#[^/]*/g, '')

/** Returns the rows named on a path, by depth. */
const rowsOn = (path: string): ReadonlyMap<number, string> =>
  new Map(
    path.split('/').flatMap((step, at): [number, string][] => {
      const row = step.indexOf('#')
      return row < 0 ? [] : [[at, step.slice(row)]]
    }),
  )

function renamedPath(path: string, { from, to }: FormerPlace): string {
  const plain = withoutRows(path)
  if (plain !== from && !plain.startsWith(`${from}/`)) return path
  const rows = rowsOn(path)
  // Lists are at the same depth before and after, unless structures around them moved.
  const shift = to.split('/').length - from.split('/').length
  const depth = from.split('/').length
  const steps = (to + plain.slice(from.length)).split('/')
  return steps.map((step, at) => step + (rows.get(at >= depth + shift - 1 ? at - shift : at) ?? '')).join('/')
}

/**
 * Returns the current form of a path stored outside documents (in a search, a view, a mapping, a template, an address). Paths never
 * declared or dropped stay as they are, to be shown as missing.
 */
export const pathAsDeclared = (declaration: Declared, path: string): string =>
  fieldAt(declaration, path) ? path : formerPlaces(declaration).reduce(renamedPath, path)

/** Returns a change of the history in terms of the current declaration, so that it can be shown, undone and restored. */
export function changeAsDeclared(declaration: Declared, change: Change): Change {
  const all = formerPlaces(declaration)
  if (all.length === 0 || change.path.startsWith('@')) return change
  let { path, before, after } = change
  for (const place of all) {
    const plain = withoutRows(path)
    const { kind, field, from, to, list } = place
    if (plain === from && kind !== undefined) {
      const [was, is] = [before, after].map(value =>
        value === null || value === undefined ? null : converted(value, field, kind),
      )
      if (was === undefined || is === undefined) continue
      ;[before, after] = [was, is]
    }
    path = renamedPath(path, place)
    // An added or removed row carries the values that have moved inside it.
    const plainPath = withoutRows(path)
    if (
      list !== '' &&
      (list === plainPath || list.startsWith(`${plainPath}/`)) &&
      from !== plainPath &&
      to !== plainPath
    ) {
      const rest = list.slice(plainPath.length + 1)
      const inside = (value: unknown) =>
        within(value, rest === '' ? [] : rest.split('/'), values => moved(values, place))
      ;[before, after] = [inside(before), inside(after)]
    }
  }
  return { ...change, path, before, after }
}
