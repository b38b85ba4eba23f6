import { type Language, localeOf } from '#model/languages.ts'

/** A day in words: '30 June 2027'. Days are midnights, UTC. */
export const sayDay = (day: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day)
