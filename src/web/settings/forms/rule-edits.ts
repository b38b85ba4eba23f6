import type { FormOfType } from '#model/api/form-rules.ts'
import { countsAsDeclared } from '#model/engine/completeness.ts'
import {
  everyKind,
  type FieldRule,
  type FormNeed,
  type FormPlace,
  type FormRules,
  type KindRules,
  noRules,
  rulesOfKinds,
  type TermRule,
} from '#model/engine/form-rules.ts'
import type { Field } from '#model/kinds/field.ts'

/** Making of lists, which are saved at once: the version of the saved form, and what is told of the new one. */
export interface ListMaking {
  readonly version: number
  readonly onMade: (form: FormOfType, kind: string, path: string) => void
}

const ofKind = (rules: FormRules, kind: string): KindRules => rules[kind] ?? noRules

/** Leaves out what says nothing, so that a choice taken back is none. */
const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))

function withKind(rules: FormRules, kind: string, changed: KindRules): FormRules {
  const { sections, fields, terms = {} } = changed
  const isEmpty = [sections, fields, terms].every(choices => Object.keys(choices).length === 0)
  return isEmpty ? without(rules, kind) : { ...rules, [kind]: changed }
}

/** Returns the rules with another place of a section; undefined takes the choice back. */
export function withSection(
  rules: FormRules,
  kind: string,
  name: string,
  place: FormPlace | undefined,
): FormRules {
  const before = ofKind(rules, kind)
  const sections = place ? { ...before.sections, [name]: place } : without(before.sections, name)
  return withKind(rules, kind, { ...before, sections })
}

/** Returns the rules with another choice about a field; undefined takes it back. */
export function withField(rules: FormRules, kind: string, key: string, part: FieldRule): FormRules {
  const before = ofKind(rules, kind)
  const { place, need } = { ...before.fields[key], ...part }
  const fields =
    place || need
      ? { ...before.fields, [key]: { ...(place && { place }), ...(need && { need }) } }
      : without(before.fields, key)
  return withKind(rules, kind, { ...before, fields })
}

/** Returns the rules with another branch of the vocabulary that a field offers; undefined takes the choice back. */
export function withTerms(
  rules: FormRules,
  kind: string,
  path: string,
  rule: TermRule | undefined,
): FormRules {
  const before = ofKind(rules, kind)
  const others = without(before.terms ?? {}, path)
  return withKind(rules, kind, { ...before, terms: rule ? { ...others, [path]: rule } : others })
}

/** Returns the branch chosen for a field of a kind itself, and the one that holds for every kind. */
export const chosenTerms = (rules: FormRules, kind: string, path: string): TermRule | undefined =>
  ofKind(rules, kind).terms?.[path]
export const standingTerms = (rules: FormRules, kind: string, path: string): TermRule | undefined =>
  above(rules, kind).terms?.[path]

/** Returns the rules without any choice for a kind. */
export const withoutKind = (rules: FormRules, kind: string): FormRules => without(rules, kind)

/** Returns what was chosen about a field, or a section, of a kind itself. */
export const chosenField = (rules: FormRules, kind: string, key: string): FieldRule =>
  ofKind(rules, kind).fields[key] ?? {}
export const chosenSection = (rules: FormRules, kind: string, name: string): FormPlace | undefined =>
  ofKind(rules, kind).sections[name]

/** The value that holds where nothing is chosen, and if it comes from the choices for every kind. */
export interface Standing<Value> {
  readonly value: Value
  readonly isForAll: boolean
}

const standing = <Value>(forAll: Value | undefined, declared: Value): Standing<Value> => ({
  value: forAll ?? declared,
  isForAll: forAll !== undefined,
})

const above = (rules: FormRules, kind: string): KindRules =>
  kind === everyKind ? noRules : rulesOfKinds(rules, [])

export const standingSection = (rules: FormRules, kind: string, name: string): Standing<FormPlace> =>
  standing<FormPlace>(above(rules, kind).sections[name], 'shown')

export const standingPlace = (
  rules: FormRules,
  kind: string,
  key: string,
  { level }: Field,
): Standing<FormPlace> =>
  standing<FormPlace>(above(rules, kind).fields[key]?.place, level === 'A' ? 'folded' : 'shown')

export const standingNeed = (rules: FormRules, kind: string, key: string, field: Field): Standing<FormNeed> =>
  standing<FormNeed>(
    above(rules, kind).fields[key]?.need,
    countsAsDeclared(field, new Set(kind === everyKind ? [] : [kind])) ? 'counts' : 'none',
  )
