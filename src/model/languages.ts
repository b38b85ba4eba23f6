/** Languages of the interface (platform specification, section 9). */
export const languages = ['en', 'it', 'de', 'pl'] as const

export type Language = (typeof languages)[number]

export const fallbackLanguage: Language = 'en'

/** The conventions by which days, times and numbers are written in a language, for Intl: English is that of Europe, '23/11/2026'. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** The first of the wanted languages ('pl-PL', 'de') that we have, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return fallbackLanguage
}
