import { useTranslation } from 'react-i18next'
import type { PagerProps } from '../../ui/Pager.tsx'

/** The words of a pager of citations. */
export function usePagerTexts(count: number): PagerProps['texts'] {
  const { t } = useTranslation()
  return {
    first: t('citations.pages.first'),
    previous: t('citations.pages.previous'),
    next: t('citations.pages.next'),
    last: t('citations.pages.last'),
    size: t('citations.pages.size'),
    range: (from, to) => t('citations.pages.range', { from, to, count }),
  }
}
