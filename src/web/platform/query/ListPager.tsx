import { useTranslation } from 'react-i18next'
import { Pager, type PagerProps } from '../../ui/Pager.tsx'
import { useLanguage } from '../i18n/use-language.ts'

interface ListPagerProps extends Omit<PagerProps, 'texts' | 'open'> {
  /** True when there are more than `count`, an unknown number. */
  readonly hasMore?: boolean
}

/** A pager with its words in the person's language. */
export function ListPager({ hasMore = false, ...props }: ListPagerProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { page, size, count } = props
  return (
    <Pager
      {...props}
      open={hasMore && (page + 1) * size >= count}
      texts={{
        first: t('common.pager.first'),
        previous: t('common.pager.previous'),
        next: t('common.pager.next'),
        last: t('common.pager.last'),
        size: t('common.pager.size'),
        range: (from, to) =>
          t(hasMore ? 'common.pager.rangeOfMore' : 'common.pager.range', {
            from: numbers.format(from),
            to: numbers.format(to),
            total: numbers.format(count),
          }),
      }}
    />
  )
}
