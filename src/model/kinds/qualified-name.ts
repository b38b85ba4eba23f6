import { type Language, languages } from '../languages.ts'
import { type Named, nameOf } from '../vocabularies/name-of.ts'

/** The place of a qualifier beside a name, by its words. */
interface Wording {
  /** Ends with a word that a name can follow: 'circle of'. */
  readonly before: RegExp
  /** Begins with a word that follows a name: 'and assistants'. */
  readonly after: RegExp
  /** Adds nothing to a name: 'certain'. */
  readonly silent: RegExp
}

/** Polish names are declined after a preposition, so there a qualifier stands in brackets. */
const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    before: /(?:^|\s)(?:of|to|after|with|by|from)$/i,
    after: /^(?:and|with)\s/i,
    silent: /^(?:certain|by)$/i,
  },
  it: {
    before: /(?:^|\s)(?:di|a|da|con|del|della|dello|dal|al)$/i,
    after: /^(?:e|ed|con)\s/i,
    silent: /^(?:certo|certa|di)$/i,
  },
  de: {
    before: /(?:^|\s)(?:nach|von|mit|des|der)$/i,
    after: /^(?:und|mit)\s/i,
    silent: /^(?:gesichert|sicher|von)$/i,
  },
  pl: { before: /^$/, after: /^(?:i|oraz)\s/i, silent: /^(?:pewny|pewna|pewne)$/i },
}

/** Returns true for a qualifier that says no more than a name alone: 'certain', in any language. */
export const isSilent = (qualifier: string): boolean =>
  languages.some(language => wordings[language].silent.test(qualifier.trim()))

/** Returns true for a term that is such a qualifier. */
export const isCertain = (qualifier: Named): boolean =>
  languages.some(language => isSilent(nameOf(qualifier, language)))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Returns a name with the qualifier of an attribution, as a label has it: 'Circle of Francis Danby', 'Francis Danby and assistants',
 * 'Francis Danby (Umkreis)'.
 */
export function qualifiedName(name: string, qualifier: string | undefined, language: Language): string {
  const words = qualifier?.trim() ?? ''
  const { before, after } = wordings[language]
  if (name === '' || words === '' || isSilent(words)) return name
  if (before.test(words)) return `${capital(words)} ${name}`
  return after.test(words) ? `${name} ${words}` : `${name} (${words})`
}
