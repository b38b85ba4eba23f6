import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RangeWords } from './year-range.ts'

/** The words of a range of years in the language on the screen. */
export function useRangeWords(): RangeWords {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      before: year => t('cardList.years.before', { year }),
      range: (from, to) => t('cardList.years.range', { from, to }),
      since: from => t('cardList.years.since', { from }),
      until: to => t('cardList.years.until', { to }),
    }),
    [t],
  )
}
