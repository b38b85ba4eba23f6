import { localeOf } from '#model/languages.ts'
import { useLanguage } from './use-language.ts'

/** Moments as people read them here, in the time of their place. */
export function useMoments() {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return {
    /** '22 Nov 2026, 15:04'. @param at ISO 8601 */
    short: (at: string): string => format.format(new Date(at)),
  }
}
