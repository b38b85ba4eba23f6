import { type FieldRule, type FormRules, type KindRules, noRules } from './form-rules.ts'

/** One choice about a museum's form that was made, changed or taken back. Empty: nothing was, or is, chosen. */
export interface FormChange {
  /** Kind of record the choice is for; `everyKind` for all. */
  readonly kind: string
  /** Label of the section or field, as its type names it: 'section/art', 'period'. */
  readonly at: string
  readonly what: keyof FieldRule | 'terms' | 'exit'
  /** A term by its id. */
  readonly before: string
  readonly after: string
}

/** Returns the choices of one kind by section or field, and what they are about. */
const choicesOf = ({ sections, fields, terms = {} }: KindRules) =>
  new Map<string, Omit<FormChange, 'kind' | 'before' | 'after'> & { readonly value: string }>([
    ...Object.entries(sections).map(([name, value]) => {
      const at = `section/${name}`
      return [`${at} place`, { at, what: 'place', value }] as const
    }),
    ...Object.entries(fields).flatMap(([at, { place, need }]) => [
      ...(place ? [[`${at} place`, { at, what: 'place', value: place }] as const] : []),
      ...(need ? [[`${at} need`, { at, what: 'need', value: need }] as const] : []),
    ]),
    ...Object.entries(terms).flatMap(([at, { below, exit }]) => [
      [`${at} terms`, { at, what: 'terms', value: below.id }] as const,
      ...(exit === 'closed' ? [[`${at} exit`, { at, what: 'exit', value: exit }] as const] : []),
    ]),
  ])

/** Returns the choices in which two forms of a record type differ, by kind. */
export function formChanges(before: FormRules, after: FormRules): readonly FormChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(kind => {
    const had = choicesOf(before[kind] ?? noRules)
    const has = choicesOf(after[kind] ?? noRules)
    return [...new Map([...had, ...has])].flatMap(([id, { at, what }]) => {
      const change = { kind, at, what, before: had.get(id)?.value ?? '', after: has.get(id)?.value ?? '' }
      return change.before === change.after ? [] : [change]
    })
  })
}
