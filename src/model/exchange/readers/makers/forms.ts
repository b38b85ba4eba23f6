import { fold } from '../../../text/fold.ts'
import {
  type AttributionForm,
  qualifiersBefore,
  qualifiersBehind,
  qualifiersJoined,
  rolesBefore,
  rolesNamed,
} from '../../../vocabularies/attribution-forms.ts'

const keyOf = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

/** Forms by their key; the first of several with one key stands for it. */
function indexed(forms: readonly AttributionForm[]): ReadonlyMap<string, AttributionForm> {
  const known = new Map<string, AttributionForm>()
  for (const form of forms) if (!known.has(keyOf(form.form))) known.set(keyOf(form.form), form)
  return known
}

/** An expression for any of some forms, the longest first. */
const anyOf = (forms: readonly AttributionForm[]): string =>
  forms
    .map(({ form }) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .toSorted((one, other) => other.length - one.length)
    .join('|')

/** A form that was found, as it is written, with the text that is left. */
export interface FoundForm extends AttributionForm {
  readonly written: string
  readonly rest: string
}

type Find = (text: string) => FoundForm | undefined

/** The first or last word of a text, as forms are looked for by it: most names have none of those. */
const firstWord = (text: string): string => keyOf(/^(?:the\s+)?([^\s:]+)/i.exec(text)?.[1] ?? '')
const lastWord = (text: string): string => keyOf(text.slice(text.lastIndexOf(' ') + 1))

interface Finding {
  readonly wordOf: (text: string) => string
  readonly around: (any: string) => RegExp
}

function finder(forms: readonly AttributionForm[], { wordOf, around }: Finding): Find {
  const known = indexed(forms)
  const words = new Set(forms.map(({ form }) => wordOf(form)))
  const expression = around(anyOf(forms))
  return text => {
    if (!words.has(wordOf(text))) return undefined
    const found = expression.exec(text)
    const written = found?.groups?.form ?? ''
    const form = found && known.get(keyOf(written))
    if (!form) return undefined
    const rest = (found.groups?.rest ?? text.slice(0, found.index)).trim()
    return rest === '' ? undefined : { ...form, written, rest }
  }
}

/** Finds a qualifier at the beginning: 'Workshop of Raphael'. */
export const qualifierBefore: Find = finder(qualifiersBefore, {
  wordOf: firstWord,
  around: any => new RegExp(`^(?:the\\s+)?(?<form>${any})(?:\\s*:\\s*|\\s+)(?<rest>.*)$`, 'isu'),
})

/** Finds a qualifier at the end that needs no sign before it: 'Rubens and assistants'. */
export const qualifierJoined: Find = finder(qualifiersJoined, {
  wordOf: lastWord,
  around: any => new RegExp(`,?\\s(?<form>${any})$`, 'iu'),
})

const roleBy: Find = finder(rolesBefore, {
  wordOf: firstWord,
  around: any => new RegExp(`^(?<form>${any})(?:\\s*:\\s*|\\s+)(?<rest>.*)$`, 'isu'),
})
const roleColon: Find = finder(rolesNamed, {
  wordOf: firstWord,
  around: any => new RegExp(`^(?<form>${any})\\s*:\\s*(?<rest>.*)$`, 'isu'),
})

/** Finds a role at the beginning: 'printed by Smith', 'Designer: Smith'. */
export const roleBefore: Find = text => roleBy(text) ?? (text.includes(':') ? roleColon(text) : undefined)

const behind = indexed(qualifiersBehind)
const named = indexed(rolesNamed)

/** Returns the qualifier that a whole text is: of a bracket, or behind a comma. */
export const qualifierOf = (text: string): AttributionForm | undefined =>
  behind.get(keyOf(text)) ?? behind.get(keyOf(text).replace(/[:.]$/, ''))

/** Returns the role that a whole text is. */
export const roleOf = (text: string): AttributionForm | undefined => named.get(keyOf(text))
