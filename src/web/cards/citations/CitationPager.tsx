import { useTranslation } from 'react-i18next'
import { Pager } from '../../ui/Pager.tsx'
import { usePagerTexts } from './use-pager-texts.ts'

export interface CitationPagerProps {
  readonly of: { readonly totalSize: number; readonly blocksize: number }
  readonly page: number
  readonly onPage: (page: number) => void
}

/** Leads through citations page by page; nothing where they are on one. */
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
