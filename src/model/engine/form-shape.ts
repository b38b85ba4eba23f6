import type { Field, Fields } from '../kinds/field.ts'
import { sectionsOf } from './completeness.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { type FormRules, isLeftOut, type KindRules, rulesOfCard } from './form-rules.ts'

/** A section as the form of a record shows it. */
export interface ShapedSection {
  readonly name: string
  readonly fields: Fields
  /** Opened by one press; never while it holds a value. */
  readonly isFolded: boolean
}

const placed = (field: Field, place: 'shown' | 'folded'): Field => {
  const isFolded = field.level === 'A'
  if (isFolded === (place === 'folded')) return field
  return { ...field, level: isFolded ? 'S' : 'A' }
}

const made = new WeakMap<KindRules, Map<string, Fields>>()

/** Returns some fields of a section where a museum wants them; the same object for the same fields, so that the form is not drawn again. */
function placedFields(fields: Fields, name: string, rules: KindRules, keys: readonly string[]): Fields {
  if (keys.length === Object.keys(fields).length && keys.every(key => !rules.fields[key]?.place))
    return fields
  const kept = made.get(rules) ?? new Map<string, Fields>()
  made.set(rules, kept)
  const id = `${name}:${keys.join(' ')}`
  const before = kept.get(id)
  if (before) return before
  const found = Object.fromEntries(
    keys.flatMap(key => {
      const field = fields[key]
      const place = rules.fields[key]?.place
      if (!field) return []
      return [[key, place === 'shown' || place === 'folded' ? placed(field, place) : field]]
    }),
  )
  kept.set(id, found)
  return found
}

interface Shaping {
  readonly rules: FormRules
  /** True for fields that hold a value: they are there whatever the museum chose. */
  readonly holds: (key: string) => boolean
  /** The only fields to show, where somebody wants to see the filled ones alone. */
  readonly only?: ReadonlySet<string> | undefined
}

/** Returns the sections of a record's form as its museum chose them, in the order of the declaration. */
export function shapeOf(
  declaration: Pick<CardDeclaration, 'sections'> & Partial<Pick<CardDeclaration, 'kindsOf'>>,
  card: CardValues,
  { rules, holds, only }: Shaping,
): readonly ShapedSection[] {
  const chosen = rulesOfCard(declaration, rules, card)
  return sectionsOf(declaration, card).flatMap(name => {
    const all = declaration.sections[name]?.fields ?? {}
    const keys = Object.entries(all).flatMap(([key, field]) =>
      (!only || only.has(key)) && (!isLeftOut(chosen, name, key, field) || holds(key)) ? key : [],
    )
    // Sections without any fields of their own are filled by the page.
    if (keys.length === 0 && Object.keys(all).length > 0) return []
    const isFolded = chosen.sections[name] === 'folded' && !keys.some(holds)
    return { name, fields: placedFields(all, name, chosen, keys), isFolded }
  })
}
