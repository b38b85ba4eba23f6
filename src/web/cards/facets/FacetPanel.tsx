import { useTranslation } from 'react-i18next'
import type { Facet } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { facetsOf } from '#model/engine/facets.ts'
import type { ChoiceField } from '#model/kinds/choice.ts'
import { swatchOf } from '../../fields/choice/swatch-of.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { classes } from '../../ui/classes.ts'
import { FacetGroup } from '../../ui/facets/FacetGroup.tsx'
import { type RangeBar, RangeFacet } from '../../ui/facets/RangeFacet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { type ListFilters, toggled, withFacet } from '../data/list-search.ts'
import { DaysFacet } from './DaysFacet.tsx'
import styles from './FacetPanel.module.css'
import type { Facets } from './use-facets.ts'
import { useFilterWords } from './use-filter-words.ts'
import { ValuesFacet } from './ValuesFacet.tsx'
import { filterOf, rangeOf, yearsOfCentury } from './year-range.ts'

/** Returns the colours of a facet's values; undefined for facets of other values. */
function colorsOf(
  declaration: CardDeclaration,
  name: string,
): ((value: string) => string | undefined) | undefined {
  const field = facetsOf(declaration).find(facet => facet.name === name)?.field
  if (field?.kind !== 'choice') return undefined
  const choice = field as ChoiceField
  return choice.swatches ? value => swatchOf(choice, Number(value)) : undefined
}

interface YearsFacetProps {
  readonly facet: Facet
  readonly title: string
  readonly chosen: readonly string[]
  readonly onChange: (filter: string | undefined) => void
  readonly open: boolean
}

/** More centuries than this are not filled up with the empty ones between them. */
const mostFilled = 60

const centuryOf = ({ from }: RangeBar): number => (from > 0 ? Math.ceil(from / 100) : Math.floor(from / 100))

/** The centuries a facet counts, as bars in order, including empty ones in between. */
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

/** A facet of years: the distribution of the objects, and the range to filter by. */
function YearsFacet({ facet, title, chosen, onChange, open }: YearsFacetProps) {
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

export interface FacetPanelProps {
  readonly area: CardArea
  readonly facets: Facets
  readonly filters: ListFilters | undefined
  readonly onFilters: (filters: ListFilters | undefined) => void
}

/** Number of facets that are open initially. */
const openAtFirst = 4

/** The facets of the list, with counts. Facets with a single value for all records are left out. */
export function FacetPanel({
  area,
  facets: { facets, isStale, isLoading, hasFailed },
  filters,
  onFilters,
}: FacetPanelProps) {
  const { t } = useTranslation()
  const { facetName, valueLabel } = useFilterWords(area, facets)
  const useful = facets.filter(
    ({ name, type, values }) => values.length > 0 || filters?.[name] || type === 'DAYS',
  )
  if (isLoading && useful.length === 0) {
    return (
      <div className={styles.loading} role="status" aria-label={t('cardList.facets.loading')}>
        {[9, 14, 12, 16, 10, 13, 9, 15, 12, 14].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
          <Skeleton key={index} width={width} />
        ))}
      </div>
    )
  }
  return (
    <div className={classes(styles.panel, isStale && styles.stale)} aria-busy={isStale || undefined}>
      {hasFailed && <p className={styles.none}>{t('cardList.facets.failed')}</p>}
      {useful.map((facet, index) => {
        const { name, type } = facet
        const chosen = filters?.[name] ?? []
        const open = index < openAtFirst || chosen.length > 0
        const choose = (filter: string | undefined) =>
          onFilters(withFacet(filters, name, filter === undefined ? [] : [filter]))
        if (type === 'DAYS')
          return <DaysFacet key={name} title={facetName(name)} chosen={chosen[0]} onChange={choose} />
        return type === 'RANGE' ? (
          <YearsFacet
            key={name}
            facet={facet}
            title={facetName(name)}
            chosen={chosen}
            onChange={choose}
            open={open}
          />
        ) : (
          <ValuesFacet
            key={name}
            facet={facet}
            title={facetName(name)}
            label={value => valueLabel(name, value)}
            colorOf={colorsOf(area.declaration, name)}
            chosen={chosen}
            onToggle={value => onFilters(withFacet(filters, name, toggled(chosen, value)))}
            open={open}
          />
        )
      })}
    </div>
  )
}
