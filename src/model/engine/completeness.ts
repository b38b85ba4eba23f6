import type { Field, Fields } from '../kinds/field.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { isLeaf, isList } from './fields.ts'
import { type FormNeed, type FormRules, isLeftOut, rulesOfCard } from './form-rules.ts'
import { isFilled, rowsOf, type Values, valuesOf } from './values.ts'

/** Completeness of a record: a percentage, and the missing fields. */
export interface Completeness {
  readonly percent: number
  /** Paths of counted fields that are empty. */
  readonly missing: readonly string[]
  /** Those of them that the museum asks for before a record is published. */
  readonly required: readonly string[]
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

const mayCount = (field: Field): boolean =>
  Boolean(field.counts) || (!isLeaf(field) && canCount(field.fields))

/** Returns true when any nested field can count; most structures are skipped early by this. */
function canCount(fields: Fields): boolean {
  const known = counting.get(fields)
  if (known !== undefined) return known
  const can = Object.values(fields).some(mayCount)
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

/** Returns true when a field, or one in it, counts for records of some kinds as the type declares it. */
export const countsAsDeclared = (field: Field, kinds: ReadonlySet<string>): boolean =>
  doesCount(field, kinds) ||
  (!isLeaf(field) && Object.values(field.fields).some(inner => countsAsDeclared(inner, kinds)))

/** Yields what counts of a field on which the museum has a say: the field itself where nothing in it counts by itself. */
function* countedByRule(
  key: string,
  field: Field,
  need: FormNeed | undefined,
  values: Values,
  kinds: ReadonlySet<string>,
): Generator<{ path: string; there: boolean }> {
  if (need === 'none') return
  const declared = [...counted({ [key]: field }, values, kinds)]
  if (declared.length > 0 || need === undefined) yield* declared
  else yield { path: key, there: isFilled(field, values[key]) }
}

/** Returns the share of counted fields that are filled, in the sections the record shows, by the rules of the museum. */
export function completenessOf(
  declaration: Pick<CardDeclaration, 'sections'> & Partial<Pick<CardDeclaration, 'kindsOf'>>,
  card: CardValues,
  rules: FormRules,
): Completeness {
  const kinds = new Set(declaration.kindsOf?.(card))
  const chosen = rulesOfCard(declaration, rules, card)
  const all = sectionsOf(declaration, card).flatMap(name =>
    Object.entries(declaration.sections[name]?.fields ?? {}).flatMap(([key, field]) => {
      const need = chosen.fields[key]?.need
      if (isLeftOut(chosen, name, key, field) || (need === undefined && !mayCount(field))) return []
      const found = [...countedByRule(key, field, need, card, kinds)]
      return found.map(each => ({ ...each, required: need === 'required' }))
    }),
  )
  const missing = all.filter(({ there }) => !there)
  return {
    percent: all.length === 0 ? 100 : Math.round(((all.length - missing.length) / all.length) * 100),
    missing: missing.map(({ path }) => path),
    required: missing.filter(({ required }) => required).map(({ path }) => path),
  }
}
