import { localeOf } from '#model/languages.ts'
import { useLanguage } from './use-language.ts'

/** Formats a percentage as people read it here: 76 as '76%', in German with a space before the character. */
export function usePercent(): (ofHundred: number) => string {
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'percent' })
  return ofHundred => format.format(ofHundred / 100)
}
