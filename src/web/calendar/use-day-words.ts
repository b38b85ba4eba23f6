import { useMemo } from 'react'
import { localeOf } from '#model/languages.ts'
import { someDays } from '../platform/days.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** Days, months and times in the words of the reader's language. */
export function useDayWords() {
  const language = useLanguage()
  return useMemo(() => {
    const locale = localeOf(language)
    const format = (options: Intl.DateTimeFormatOptions) => {
      const { format } = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return (day: string): string => format(new Date(Date.parse(day)))
    }
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    const range = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const weekday = format({ weekday: 'short' })
    const longWeekday = format({ weekday: 'long' })
    return {
      /** 'November 2026' */
      month: format({ month: 'long', year: 'numeric' }),
      /** 'Monday 23 November 2026' */
      long: format({ dateStyle: 'full' }),
      /** '23–29 November 2026' */
      range: (first: string, last: string): string =>
        range.formatRange(new Date(Date.parse(first)), new Date(Date.parse(last))),
      /** '09:30', of a moment */
      time: (moment: string): string => time.format(new Date(moment)),
      /** From Monday on; the first Monday of a year that began with one. */
      weekdays: someDays('2024-01-01', 7).map(day => ({ short: weekday(day), long: longWeekday(day) })),
    }
  }, [language])
}
