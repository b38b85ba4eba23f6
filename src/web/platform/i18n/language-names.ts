import type { Language } from '#model/languages.ts'

/** Each language in its own words, as language switches show them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  pl: 'Polski',
}
