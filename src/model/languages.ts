/** Languages of the interface. */
export const languages = ['en', 'it', 'de', 'pl'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en'

/** Each language in its own words, as language switches show them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  de: 'Deutsch',
  pl: 'Polski',
}

/** Returns the locale for days, times and numbers in Intl; English uses European conventions, '23/11/2026'. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** Returns the first supported language of those wanted ('pl-PL', 'de'), or else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return fallbackLanguage
}
