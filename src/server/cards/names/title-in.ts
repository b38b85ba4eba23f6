import { type Language, languages } from '#model/languages.ts'
import type { Titles } from '../tables.ts'

/** Key of the heading that a record has whatever the reader's language (ISO 639: undetermined), where some readers see another name. */
const ownKey = 'und'

/** A heading in a language. What is the same in all of them is kept once, under the first. */
export const titleIn = (titles: Titles, language: Language): string =>
  titles[language] ?? titles[languages[0]] ?? ''

/** A heading whatever the reader's language, as tables and citations have it; else that in a language. */
export const ownTitle = (titles: Titles, language: Language): string =>
  titles[ownKey] ?? titleIn(titles, language)

/** All headings, each once: a record is found by any of them. */
export const allTitles = (titles: Titles | undefined): readonly string[] => [
  ...new Set(Object.values(titles ?? {})),
]

/** Headings in the order of the languages, kept once where they do not differ. @param own the one that a record has whatever the language */
export function titlesOf(titles: readonly string[], own?: string): Titles {
  const [first = ''] = titles
  const byLanguage = titles.every(title => title === first)
    ? { [languages[0]]: first }
    : Object.fromEntries(languages.map((language, at) => [language, titles[at] ?? '']))
  return own === undefined ? byLanguage : { ...byLanguage, [ownKey]: own }
}
