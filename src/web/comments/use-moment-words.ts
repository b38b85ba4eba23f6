import { localeOf } from '#model/languages.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'

/** Returns the words for a moment: day and time as people read them. */
export function useMomentWords() {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'medium', timeStyle: 'short' })
  return (moment: string) => format.format(new Date(moment))
}
