import type { Publicity } from '../kinds/field.ts'
import type { CardDeclaration } from './define-card.ts'
import { allFields, type Placed } from './fields.ts'

/** Decisions of a museum about fields of one type that are public by rule: path, and true for shown. */
export type FieldRules = Readonly<Record<string, boolean>>

const known = new WeakMap<object, ReadonlyMap<string, Publicity>>()

/**
 * Returns what each field of a type says of the public, structures included. A field within another says nothing more than that it is shown
 * with it; one that is private, or stands in what is never public, is never public.
 */
export function publicityOf(declaration: Pick<CardDeclaration, 'sections'>): ReadonlyMap<string, Publicity> {
  const made = known.get(declaration.sections)
  if (made) return made
  const bySection = new Map(
    Object.values(declaration.sections).flatMap(({ fields, public: share = 'off' }) =>
      Object.keys(fields).map(key => [key, share] as const),
    ),
  )
  const all = new Map<string, Publicity>()
  for (const { path, field, within } of allFields(declaration).values()) {
    const isShut = [...within, field].some(each => each.private === true || each.public === 'never')
    const own = field.public ?? (within.length === 0 ? bySection.get(path) : 'on') ?? 'off'
    all.set(path, isShut ? 'never' : own)
  }
  known.set(declaration.sections, all)
  return all
}

/** Returns the field and those it stands in by path, outermost first: 'materials', 'materials/technique'. */
export const stepsTo = (path: string): readonly string[] =>
  path.split('/').map((_, at, keys) => keys.slice(0, at + 1).join('/'))

/** Returns the decisions of a museum, but with everything held back that does not stand in a field that is always public. */
export const alwaysAlone = (
  declaration: Pick<CardDeclaration, 'sections'>,
  rules: FieldRules,
): FieldRules => ({
  ...rules,
  ...Object.fromEntries(
    [...publicityOf(declaration)].flatMap(([path, says]) =>
      path.includes('/') || says === 'always' ? [] : [[path, false]],
    ),
  ),
})

/** Tells of each field of a type if the public sees it, by its declaration and the museum's rules. */
export function shownToPublic(
  declaration: Pick<CardDeclaration, 'sections'>,
  rules: FieldRules,
): (path: string) => boolean {
  const publicity = publicityOf(declaration)
  const isOpen = (path: string): boolean => {
    const says = publicity.get(path)
    if (says === 'always') return true
    return (says === 'on' || says === 'off') && (rules[path] ?? says === 'on')
  }
  const isShown = (path: string): boolean => stepsTo(path).every(isOpen)
  const fields = allFields(declaration)
  return path => isShown(path) && (fields.get(path)?.field.follows ?? []).every(isShown)
}

/** Yields fields that are always public, but stand in one that is not, and those that follow one there is not. */
export function* publicityFaults(declaration: Pick<CardDeclaration, 'sections'>): Generator<string> {
  const publicity = publicityOf(declaration)
  const always = (path: string): boolean => publicity.get(path) === 'always'
  for (const { path, within } of allFields(declaration).values() as Iterable<Placed>)
    if (always(path) && within.length > 0 && !stepsTo(path).every(always))
      yield `'${path}' is always public, but what it stands in is not`
  for (const { path, field } of allFields(declaration).values())
    for (const source of field.follows ?? [])
      if (!publicity.has(source)) yield `'${path}' follows '${source}', which is no field`
}
