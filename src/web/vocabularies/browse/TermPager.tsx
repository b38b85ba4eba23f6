import { useTranslation } from 'react-i18next'
import { ListPager } from '../../platform/query/ListPager.tsx'
import type { TermBrowser } from './use-term-browser.ts'

export interface TermPagerProps {
  readonly browser: TermBrowser
  /** Where there are others on the screen. */
  readonly label?: string
}

/** Walks through a vocabulary's terms: 10, 25, 50 or 100 at a time (acceptance row C-V06). */
export function TermPager({ browser, label }: TermPagerProps) {
  const { t } = useTranslation()
  const { page, size, count, hasMore, setPage, setSize } = browser
  return (
    <ListPager
      label={label ?? t('vocabularyPicker.pager.label')}
      page={page}
      size={size}
      count={count}
      hasMore={hasMore}
      onPage={setPage}
      onSize={setSize}
    />
  )
}
