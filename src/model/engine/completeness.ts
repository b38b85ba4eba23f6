import type { Field, Fields } from '../kinds/field.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { isLeaf, isList } from './fields.ts'
import { rowsOf, type Values, valuesOf } from './values.ts'

/** Completeness of a record: a percentage, and the missing fields. */
export interface Completeness {
  readonly percent: number
  /** Paths of counted fields that are empty. */
  readonly missing: readonly string[]
}

/** Returns the sections that a record of this kind shows. */
export function sectionsOf<Values>(
  {
    sections,
    kindsOf,
  }: Pick<CardDeclaration<Values>, 'sections'> & Partial<Pick<CardDeclaration<Values>, 'kindsOf'>>,
  card: Values,
): readonly string[] {
  const kinds = new Set(kindsOf?.(card))
  return Object.entries(sections)
    .filter(([, section]) => section.for === undefined || section.for.some(kind => kinds.has(kind)))
    .map(([name]) => name)
}

const isThere = (field: Field, key: string, values: Values): boolean =>
  isList(field) ? rowsOf(values[key]).length > 0 : values[key] !== undefined && values[key] !== null

const doesCount = ({ counts }: Field, kinds: ReadonlySet<string>): boolean =>
  counts === true || (Array.isArray(counts) && counts.some(kind => kinds.has(kind)))

const counting = new WeakMap<Fields, boolean>()

/** Returns true when any nested field can count; most structures are skipped early by this. */
function canCount(fields: Fields): boolean {
  const known = counting.get(fields)
  if (known !== undefined) return known
  const can = Object.values(fields).some(
    field => Boolean(field.counts) || (!isLeaf(field) && canCount(field.fields)),
  )
  counting.set(fields, can)
  return can
}

/** Yields the fields that count: flagged ones, and for a flagged structure the structure itself. */
function* counted(
  fields: Fields,
  values: Values,
  kinds: ReadonlySet<string>,
  prefix = '',
): Generator<{ path: string; there: boolean }> {
  for (const [key, field] of Object.entries(fields)) {
    if (doesCount(field, kinds)) yield { path: prefix + key, there: isThere(field, key, values) }
    if (isLeaf(field) || !canCount(field.fields)) continue
    const inside = isList(field) ? (rowsOf(values[key])[0] ?? {}) : valuesOf(values[key])
    yield* counted(field.fields, inside, kinds, `${prefix}${key}/`)
  }
}

/** Returns the share of counted fields that are filled, in the sections the record shows. */
export function completenessOf(
  declaration: Pick<CardDeclaration, 'sections'> & Partial<Pick<CardDeclaration, 'kindsOf'>>,
  card: CardValues,
): Completeness {
  const kinds = new Set(declaration.kindsOf?.(card))
  const all = sectionsOf(declaration, card).flatMap(name => {
    const fields = declaration.sections[name]?.fields ?? {}
    return canCount(fields) ? [...counted(fields, card, kinds)] : []
  })
  const missing = all.filter(({ there }) => !there).map(({ path }) => path)
  return {
    percent: all.length === 0 ? 100 : Math.round(((all.length - missing.length) / all.length) * 100),
    missing,
  }
}
