import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { ActiveFilters } from '../../cards/facets/ActiveFilters.tsx'
import { FacetPanel } from '../../cards/facets/FacetPanel.tsx'
import { FacetSheet } from '../../cards/facets/FacetSheet.tsx'
import { type ListFilters, wantedOf } from '../../cards/list/list-search.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { narrow, useMediaQuery } from '../../ui/use-media-query.ts'
import { DownloadResultsButton } from '../downloads/DownloadResultsButton.tsx'
import { keepFacets, keptFacets } from './facet-memory.ts'
import { KeepMenu } from './KeepMenu.tsx'
import { ResultItem } from './ResultItem.tsx'
import styles from './Results.module.css'
import { useResults } from './use-results.ts'

/** What a saved search finds, to be narrowed by facets and kept. */
export function SearchResults({ area, search }: { readonly area: CardArea; readonly search: SavedSearch }) {
  const { t } = useTranslation()
  const found = useFoundWords(area)
  const isNarrow = useMediaQuery(narrow)
  const [filters, setFilters] = useState(() => keptFacets(search.classId, search.id))
  const results = useResults(search, filters)
  const narrowBy = (next: ListFilters | undefined) => {
    setFilters(next)
    keepFacets(search.classId, search.id, next)
  }
  const panel = { area, facets: results.facets, filters, onFilters: narrowBy }
  const narrowed = filters ? { filters } : {}
  const { rows, total, totalIsAtLeast, isLoading, isStale, hasErrors, more } = results
  return (
    <div className={styles.results}>
      {!isNarrow && (
        <aside className={styles.facets} aria-label={t('cardList.facets.title')}>
          <FacetPanel {...panel} />
        </aside>
      )}
      <section className={styles.main} aria-label={t('searches.saved.results.title')}>
        <div className={styles.head}>
          <p className={styles.total} role="status">
            {!isLoading && !hasErrors && found(total, totalIsAtLeast)}
          </p>
          {isNarrow && <FacetSheet {...panel} total={total} />}
          <div className={styles.keeping}>
            <DownloadResultsButton
              {...wantedOf(narrowed)}
              look="subtle"
              searchId={search.id}
              classId={search.classId}
              name={search.name}
              count={isLoading || isStale || hasErrors || totalIsAtLeast ? undefined : total}
            />
            <KeepMenu
              area={area}
              wanted={{ criteria: search.criteria, ...narrowed }}
              address={{ search: search.id, ...narrowed }}
            />
          </div>
        </div>
        <ActiveFilters
          area={area}
          facets={results.facets.facets}
          search={narrowed}
          onChange={patch => narrowBy(patch.filters)}
        />
        {hasErrors && <LoadFailed text={t('searches.saved.results.failed')} retry={results.retry} />}
        {isLoading && <Skeleton width={26} />}
        {!isLoading && !hasErrors && rows.length === 0 && (
          <p className={styles.none}>{t('searches.saved.results.none')}</p>
        )}
        <ul className={styles.list} aria-busy={isStale || undefined}>
          {rows.map(row => (
            <ResultItem key={row.id} area={area} row={row} />
          ))}
        </ul>
        {more && (
          <div className={styles.more}>
            <Button busy={results.loadingMore} onClick={more}>
              {t('searches.saved.results.more')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
