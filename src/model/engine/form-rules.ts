import type { FieldOptions, Fields } from '../kinds/field.ts'
import { branchedVocabulary } from './branched-fields.ts'
import type { CardDeclaration, CardValues } from './define-card.ts'
import { fieldAt, fieldsOf } from './fields.ts'

/** Place of a section or field in the form: in view, behind one press, or left out until it holds a value. */
export const formPlaces = ['shown', 'folded', 'hidden'] as const
export type FormPlace = (typeof formPlaces)[number]

/** Weight of a field: none, counted towards completeness, or asked for as well before a record is published. */
export const formNeeds = ['none', 'counts', 'required'] as const
export type FormNeed = (typeof formNeeds)[number]

/** A museum's choices about one field; what it leaves open is as the type declares it. */
export interface FieldRule {
  readonly place?: FormPlace | undefined
  readonly need?: FormNeed | undefined
}

/** Way out of a branch of a vocabulary: the other terms are offered on request, or not at all. */
export const branchExits = ['open', 'closed'] as const
export type BranchExit = (typeof branchExits)[number]

/** The only terms that a field offers: those below one. Others stay valid, and are shown as they are. */
export interface TermRule {
  readonly below: { readonly id: string; readonly name?: string | undefined }
  readonly exit: BranchExit
}

/** A museum's choices for records of one kind, by names of sections and keys of fields. */
export interface KindRules {
  readonly sections: Readonly<Record<string, FormPlace>>
  readonly fields: Readonly<Record<string, FieldRule>>
  /** By paths of fields with terms, those in rows and groups too. */
  readonly terms?: Readonly<Record<string, TermRule>> | undefined
}

/** The name under which the choices for records of every kind are kept. */
export const everyKind = 'all'

/** A museum's own form of a record type, by kind. Saving, import and the API are not limited by it. */
export type FormRules = Readonly<Record<string, KindRules>>

export const noFormRules: FormRules = {}

/** No choice about records of a kind. */
export const noRules: KindRules = { sections: {}, fields: {} }

type Declared = Pick<CardDeclaration, 'sections'> & Partial<Pick<CardDeclaration, 'kindsOf'>>

/** Choices of several kinds laid over each other; the last one counts. */
function layered(rules: readonly KindRules[]): KindRules {
  const fields: Record<string, FieldRule> = {}
  for (const [key, rule] of rules.flatMap(each => Object.entries(each.fields)))
    fields[key] = { place: rule.place ?? fields[key]?.place, need: rule.need ?? fields[key]?.need }
  return {
    sections: Object.assign({}, ...rules.map(({ sections }) => sections)),
    fields,
    terms: Object.assign({}, ...rules.map(({ terms }) => terms)),
  }
}

const known = new WeakMap<FormRules, Map<string, KindRules>>()

/** Returns the choices that apply to a record of some kinds: those for every record first, then those of its kinds. */
export function rulesOfKinds(rules: FormRules, kinds: readonly string[]): KindRules {
  const kept = known.get(rules) ?? new Map<string, KindRules>()
  known.set(rules, kept)
  const name = kinds.join(' ')
  const before = kept.get(name)
  if (before) return before
  const found = layered([everyKind, ...kinds].flatMap(kind => rules[kind] ?? []))
  kept.set(name, found)
  return found
}

/** Returns the choices that apply to a record. */
export const rulesOfCard = (declaration: Declared, rules: FormRules, card: CardValues): KindRules =>
  rulesOfKinds(rules, declaration.kindsOf?.(card) ?? [])

/** Returns the list of terms that a field offers in records of every kind alike; undefined where kinds differ, or all terms are offered. */
export function commonList(
  { kinds }: Pick<CardDeclaration, 'kinds'>,
  rules: FormRules,
  path: string,
): TermRule | undefined {
  const [first, ...others] = [[], ...kinds.map(kind => [kind])].map(
    each => rulesOfKinds(rules, each).terms?.[path],
  )
  return others.every(rule => rule?.below.id === first?.below.id) ? first : undefined
}

/** Returns the choices about terms within a list of fields, for the form of one of its rows by itself. */
export const rulesWithin = (rules: FormRules, list: string): FormRules => ({
  [everyKind]: {
    ...noRules,
    terms: Object.fromEntries(
      Object.entries(rules[everyKind]?.terms ?? {}).flatMap(([path, rule]) =>
        path.startsWith(`${list}/`) ? [[path.slice(list.length + 1), rule]] : [],
      ),
    ),
  },
})

/** Returns true when the form leaves a field out, by itself or with its section, unless it holds a value. One without which no record is saved stays. */
export const isLeftOut = (
  rules: KindRules,
  section: string,
  key: string,
  { required }: FieldOptions,
): boolean => !required && (rules.sections[section] === 'hidden' || rules.fields[key]?.place === 'hidden')

/** Returns what of a museum's choices the type still declares: sections and fields may be gone since. */
export function rulesAsDeclared(
  declaration: Pick<CardDeclaration, 'sections' | 'kinds'>,
  rules: FormRules,
): FormRules {
  const fields: Fields = fieldsOf(declaration)
  const isBranched = (path: string): boolean => {
    const field = fieldAt(declaration, path)?.field
    return field !== undefined && branchedVocabulary(field) !== undefined
  }
  const termsOf = ({ terms = {} }: KindRules) => {
    const kept = Object.entries(terms).filter(([path]) => isBranched(path))
    return kept.length > 0 && { terms: Object.fromEntries(kept) }
  }
  const of = <Value>(all: Readonly<Record<string, Value>>, declared: object) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(declared, name)))
  return Object.fromEntries(
    [everyKind, ...declaration.kinds].flatMap(kind => {
      const given = rules[kind]
      return given
        ? [
            [
              kind,
              {
                sections: of(given.sections, declaration.sections),
                fields: of(given.fields, fields),
                ...termsOf(given),
              },
            ],
          ]
        : []
    }),
  )
}
