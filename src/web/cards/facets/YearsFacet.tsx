import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { FacetGroup } from '../../ui/facets/FacetGroup.tsx'
import { type RangeBar, RangeFacet } from '../../ui/facets/RangeFacet.tsx'
import styles from './FacetPanel.module.css'
import { filterOf, rangeOf, yearsOfCentury } from './year-range.ts'

export interface YearsFacetProps {
  readonly facet: Facet
  readonly title: string
  readonly chosen: readonly string[]
  readonly onChange: (filter: string | undefined) => void
  readonly open: boolean
}

/** More centuries than this are not filled up with the empty ones between them. */
const mostFilled = 60

const centuryOf = ({ from }: RangeBar): number => (from > 0 ? Math.ceil(from / 100) : Math.floor(from / 100))

/** The centuries a facet counts, as bars in their order; with those between that nothing is from. */
function barsOf({ values }: Facet): readonly RangeBar[] {
  const counts = new Map(values.map(({ value, count }) => [Number(value), count]))
  const first = Math.min(...counts.keys())
  const last = Math.max(...counts.keys())
  const all =
    last - first <= mostFilled
      ? Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
      : [...counts.keys()].toSorted((one, other) => one - other)
  return all
    .filter(century => century !== 0)
    .map(century => ({ ...yearsOfCentury(century), count: counts.get(century) ?? 0 }))
}

/** A facet of years: how the objects spread over them, and from which to which they are wanted. */
export function YearsFacet({ facet, title, chosen, onChange, open }: YearsFacetProps) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const labels = new Map(facet.values.map(({ value, label }) => [Number(value), label]))
  const bars = barsOf(facet)
  return (
    <FacetGroup title={title} defaultOpen={open} chosen={chosen.length}>
      <RangeFacet
        value={rangeOf(chosen[0])}
        bars={bars}
        onChange={range => onChange(filterOf(range))}
        texts={{
          from: t('cardList.facets.from'),
          to: t('cardList.facets.to'),
          bar: bar => `${labels.get(centuryOf(bar)) ?? ''}: ${numbers.format(bar.count)}`,
        }}
      />
      <p className={styles.hint}>{t('cardList.facets.yearHint')}</p>
    </FacetGroup>
  )
}
