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

/** One move of values to where they stand now. Paths have no rows; the list whose rows both stand in is the same. */
export interface FormerPlace {
  readonly from: string
  readonly to: string
  /** The kind of the field then, where it was another. */
  readonly kind: KindName | undefined
  readonly field: Field
  /** Path of the innermost list it stands in; '' where it stands in none. */
  readonly list: string
}

const innermostList = ({ path, within }: Placed): string => {
  const depth = within.findLastIndex(isList)
  return path
    .split('/')
    .slice(0, depth + 1)
    .join('/')
}

export const formersOf = ({ formerly = [] }: Field): readonly Former[] =>
  typeof formerly === 'string' || 'path' in formerly ? [formerly] : formerly

/** A path of then as it is after what stands around it has moved. */
const movedWith = (path: string, moved: readonly FormerPlace[]): string =>
  moved.reduce((now, { from, to }) => (now.startsWith(`${from}/`) ? to + now.slice(from.length) : now), path)

const places = new WeakMap<object, readonly FormerPlace[]>()

/** All moves of a declaration, outermost first: what a moved structure holds is looked for in its new place. */
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

/** Without vocabularies or other records at hand: values that need those are not read. */
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

/** A value of another kind in the kind of its field today; undefined where it cannot be read so. */
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

/** Values with another one at a path; with undefined, without it and without groups left empty. */
function put(values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const { [key]: before, ...others } = values
  const inside = rest.length === 0 ? value : put(isRecord(before) ? before : {}, rest, value)
  if (inside === undefined || (rest.length > 0 && isRecord(inside) && Object.keys(inside).length === 0))
    return others
  return { ...values, [key]: inside }
}

/** Where a value is kept whose field has another kind by now that cannot read it. */
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
  // Two values for one field: what is there stays, the other is kept where it was.
  if (valueIn(values, now) !== undefined) return values
  const read = kind === undefined ? value : converted(value, field, kind)
  return read === undefined ? values : put(put(values, old, undefined), now, read)
}

/** Does something with the values at a path: with those of every row of lists on the way. */
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
 * A stored document with its values where the declaration has them today (`formerly`); the very same object where nothing has moved. Every
 * document that is read from the database comes through here.
 */
export function asDeclared<V extends Values>(declaration: Declared, values: V): V {
  let now: unknown = values
  for (const place of formerPlaces(declaration))
    now = within(now, place.list === '' ? [] : place.list.split('/'), inside => moved(inside, place))
  return now as V
}

const withoutRows = (path: string): string => path.replace(/#[^/]*/g, '')

/** Rows named on a path, by their depth. */
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
  // Lists stand at the same depth before and after, but where what stands around them moved.
  const shift = to.split('/').length - from.split('/').length
  const depth = from.split('/').length
  const steps = (to + plain.slice(from.length)).split('/')
  return steps.map((step, at) => step + (rows.get(at >= depth + shift - 1 ? at - shift : at) ?? '')).join('/')
}

/**
 * A path that is kept outside of documents (in a search, a view, a mapping, a template, an address) as the declaration has it today. One that
 * was never declared, or whose field was dropped, stays as it is, so that it can be shown as missing.
 */
export const pathAsDeclared = (declaration: Declared, path: string): string =>
  fieldAt(declaration, path) ? path : formerPlaces(declaration).reduce(renamedPath, path)

/** A change of the history as it would be written today, so that it can be shown, taken back and restored. */
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
    // A row that came or went as a whole carries what has moved inside of it.
    const within_ = withoutRows(path)
    if (
      list !== '' &&
      (list === within_ || list.startsWith(`${within_}/`)) &&
      from !== within_ &&
      to !== within_
    ) {
      const rest = list.slice(within_.length + 1)
      const inside = (value: unknown) =>
        within(value, rest === '' ? [] : rest.split('/'), values => moved(values, place))
      ;[before, after] = [inside(before), inside(after)]
    }
  }
  return { ...change, path, before, after }
}
