import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Pager } from '../../ui/Pager.tsx'
import type { TermBrowser } from './use-term-browser.ts'

export interface TermPagerProps {
  readonly browser: TermBrowser
  /** Where there are others on the screen. */
  readonly label?: string
}

/** Walks through a vocabulary's terms: 10, 25, 50 or 100 at a time (acceptance row C-V06). */
export function TermPager({ browser, label }: TermPagerProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { page, size, count, hasMore, setPage, setSize } = browser
  return (
    <Pager
      label={label ?? t('vocabularyPicker.pager.label')}
      page={page}
      size={size}
      count={count}
      open={hasMore && (page + 1) * size >= count}
      onPage={setPage}
      onSize={setSize}
      texts={{
        first: t('vocabularyPicker.pager.first'),
        previous: t('vocabularyPicker.pager.previous'),
        next: t('vocabularyPicker.pager.next'),
        last: t('vocabularyPicker.pager.last'),
        size: t('vocabularyPicker.pager.size'),
        range: (from, to) =>
          t(hasMore ? 'vocabularyPicker.pager.rangeOfMore' : 'vocabularyPicker.pager.range', {
            from: numbers.format(from),
            to: numbers.format(to),
            count: count,
            total: numbers.format(count),
          }),
      }}
    />
  )
}
