import { type Language, languages } from '#model/languages.ts'
import type { Titles } from '../tables.ts'

/** A heading in a language. What is the same in all of them is kept once, under the first. */
export const titleIn = (titles: Titles, language: Language): string =>
  titles[language] ?? titles[languages[0]] ?? ''

/** Headings in the order of the languages, kept once where they do not differ. */
export function titlesOf(titles: readonly string[]): Titles {
  const [first = ''] = titles
  if (titles.every(title => title === first)) return { [languages[0]]: first }
  return Object.fromEntries(languages.map((language, at) => [language, titles[at] ?? '']))
}
