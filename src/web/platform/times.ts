import { useMemo } from 'react'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from './i18n/use-language.ts'

/** Moments as people read them: the time alone for today, else with the day. */
export function useTimes() {
  const language = useLanguage()
  return useMemo(() => {
    const locale = localeOf(language)
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
    const both = new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    const isToday = (moment: Date) => moment.toDateString() === new Date().toDateString()
    return {
      short: (iso: string) => (isToday(new Date(iso)) ? time : both).format(new Date(iso)),
      full: (iso: string) => both.format(new Date(iso)),
    }
  }, [language])
}
