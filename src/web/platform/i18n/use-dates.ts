import { showDay } from '#model/dates/day.ts'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from './use-language.ts'

/** Dates as people read them here. */
export function useDates() {
  const language = useLanguage()
  return {
    day: showDay,
    /** 'Saturday 21 November 2026' in the language on the screen. */
    long: (date: Date): string =>
      new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full' }).format(date),
  }
}
