import { type Language, languages } from '#model/languages.ts'
import type { Titles } from '../tables.ts'

/** A heading in a language. What is the same in all of them is kept once, under the first. */
export const titleIn = (titles: Titles, language: Language): string =>
  titles[language] ?? titles[languages[0]] ?? ''

/** Headings by language, kept once where they do not differ. */
export function titlesOf(titleOf: (language: Language) => string): Titles {
  const all = Object.fromEntries(languages.map(language => [language, titleOf(language)]))
  const [first = ''] = Object.values(all)
  return Object.values(all).every(title => title === first) ? { [languages[0]]: first } : all
}
