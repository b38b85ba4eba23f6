import { useTranslation } from 'react-i18next'
import type { PagerProps } from '../../ui/Pager.tsx'
import { Pager } from '../../ui/Pager.tsx'

/** The words of a pager of citations. */
function usePagerTexts(count: number): PagerProps['texts'] {
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

export interface CitationPagerProps {
  readonly of: { readonly totalSize: number; readonly blocksize: number }
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Pages through citations; absent if there is only one page. */
export function CitationPager({ of: { totalSize, blocksize }, page, onPage }: CitationPagerProps) {
  const { t } = useTranslation()
  const texts = usePagerTexts(totalSize)
  if (totalSize <= blocksize) return null
  return (
    <Pager
      label={t('citations.pages.label')}
      page={page}
      size={blocksize}
      count={totalSize}
      onPage={onPage}
      texts={texts}
    />
  )
}
