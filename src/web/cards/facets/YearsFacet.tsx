import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { FacetGroup } from '../../ui/facets/FacetGroup.tsx'
import { type RangeBar, RangeFacet } from '../../ui/facets/RangeFacet.tsx'
import styles from './FacetPanel.module.css'
import { useRangeWords } from './use-range-words.ts'
import { filterOf, rangeOf, sayRange } from './year-range.ts'

export interface YearsFacetProps {
  readonly facet: Facet
  readonly title: string
  readonly chosen: readonly string[]
  readonly onChange: (filter: string | undefined) => void
  readonly open: boolean
}

/** A facet of years: how the objects spread over them, and from which to which they are wanted. */
export function YearsFacet({ facet, title, chosen, onChange, open }: YearsFacetProps) {
  const { t } = useTranslation()
  const words = useRangeWords()
  const numbers = new Intl.NumberFormat(useLanguage())
  const bars = facet.values
    .flatMap(({ value, count }): RangeBar[] => {
      const { from, to } = rangeOf(value)
      return from === undefined || to === undefined ? [] : [{ from, to, count }]
    })
    .toSorted((one, other) => one.from - other.from)
  return (
    <FacetGroup title={title} defaultOpen={open} chosen={chosen.length}>
      <RangeFacet
        value={rangeOf(chosen[0])}
        bars={bars}
        onChange={range => onChange(filterOf(range))}
        texts={{
          from: t('cardList.facets.from'),
          to: t('cardList.facets.to'),
          bar: bar => `${sayRange(bar, words)}: ${numbers.format(bar.count)}`,
        }}
      />
      <p className={styles.hint}>{t('cardList.facets.yearHint')}</p>
    </FacetGroup>
  )
}
