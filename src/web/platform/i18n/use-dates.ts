import { showDay } from '#model/dates/day.ts'
import { useLanguage } from './use-language.ts'

/** Dates as people read them here. */
export function useDates() {
  const language = useLanguage()
  return {
    day: showDay,
    /** 'Saturday 21 November 2026' in the language on the screen. */
    long: (date: Date): string =>
      new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full' }).format(date),
  }
}
