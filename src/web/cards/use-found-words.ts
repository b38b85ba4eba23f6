import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/i18n/use-language.ts'
import type { CardArea } from './card-area.ts'
import { cardWordKey } from './card-words.ts'

/** A number of cards of an area in words: '12 objects', 'More than 10,000 objects'. */
export function useFoundWords({ type }: CardArea) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (count: number, isAtLeast = false): string => {
    const shown = new Intl.NumberFormat(language).format(count)
    return isAtLeast
      ? t(cardWordKey(type, 'countAtLeast'), { shown })
      : t(cardWordKey(type, 'count'), { shown, count })
  }
}
