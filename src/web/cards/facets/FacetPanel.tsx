import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CardArea } from '../card-area.ts'
import { type ListFilters, toggled, withFacet } from '../data/list-search.ts'
import { colorsOf } from './colors-of.ts'
import styles from './FacetPanel.module.css'
import type { Facets } from './use-facets.ts'
import { useFilterWords } from './use-filter-words.ts'
import { ValuesFacet } from './ValuesFacet.tsx'
import { YearsFacet } from './YearsFacet.tsx'

export interface FacetPanelProps {
  readonly area: CardArea
  readonly facets: Facets
  readonly filters: ListFilters | undefined
  readonly onFilters: (filters: ListFilters | undefined) => void
}

/** Facets that stand open to begin with. */
const openAtFirst = 4

/** What the list can be narrowed by, with counts. Facets that tell nothing apart are left out. */
export function FacetPanel({
  area,
  facets: { facets, isStale, isLoading, hasFailed },
  filters,
  onFilters,
}: FacetPanelProps) {
  const { t } = useTranslation()
  const { facetName, valueLabel } = useFilterWords(area, facets)
  const useful = facets.filter(({ name, values }) => values.length > 0 || filters?.[name])
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
        return type === 'RANGE' ? (
          <YearsFacet
            key={name}
            facet={facet}
            title={facetName(name)}
            chosen={chosen}
            onChange={filter => onFilters(withFacet(filters, name, filter === undefined ? [] : [filter]))}
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
