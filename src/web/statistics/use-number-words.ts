import { useMemo } from 'react'
import { localeOf } from '#model/languages.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** Figures, shares and months as people read them here. */
export function useNumberWords() {
  const language = useLanguage()
  return useMemo(() => {
    const locale = localeOf(language)
    const number = new Intl.NumberFormat(locale)
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    const share = new Intl.NumberFormat(locale, { style: 'percent' })
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
    return {
      number: (value: number) => number.format(value),
      /** For scales: '2,000', '12.3k'. */
      short: (value: number) => (value < 10_000 ? number : short).format(value),
      share: (value: number) => share.format(value),
      month: (iso: string) => month.format(new Date(`${iso}-01`)),
      /** Below a column: the year with January, else the month alone. */
      monthTick: (iso: string) =>
        iso.endsWith('-01') ? iso.slice(0, 4) : shortMonth.format(new Date(`${iso}-01`)),
    }
  }, [language])
}
