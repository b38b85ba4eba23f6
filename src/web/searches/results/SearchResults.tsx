import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { executeSearch, facetsOfSearch } from '#model/api/searches/execute.ts'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import { declarationOfId } from '#model/cards/declarations.ts'
import { filtersAsDeclared } from '#model/searches/as-declared.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { type ListFilters, wantedOf } from '../../cards/data/list-search.ts'
import { ActiveFilters } from '../../cards/facets/ActiveFilters.tsx'
import { FacetPanel } from '../../cards/facets/FacetPanel.tsx'
import { FacetSheet } from '../../cards/facets/FacetSheet.tsx'
import type { Facets } from '../../cards/facets/use-facets.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { narrow, useMediaQuery } from '../../ui/use-media-query.ts'
import { DownloadResultsButton } from '../downloads/DownloadResultsButton.tsx'
import { KeepMenu } from './KeepMenu.tsx'
import { ResultItem } from './ResultItem.tsx'
import styles from './Results.module.css'

const keyOf = (classId: number, id: string) => `vitrine.facets.${classId}-${id}`

/** The facets chosen in the results of a search, stored for the life of the tab by class and search (C-Q03). */
function keptFacets(classId: number, id: string): ListFilters | undefined {
  try {
    const kept: ListFilters | null = JSON.parse(sessionStorage.getItem(keyOf(classId, id)) ?? 'null')
    const declaration = declarationOfId(classId)
    return kept && declaration ? filtersAsDeclared(declaration, kept) : (kept ?? undefined)
  } catch {
    return undefined
  }
}

function keepFacets(classId: number, id: string, filters: ListFilters | undefined): void {
  try {
    if (filters) sessionStorage.setItem(keyOf(classId, id), JSON.stringify(filters))
    else sessionStorage.removeItem(keyOf(classId, id))
  } catch {
    // Full or shut: they stay as long as the page.
  }
}

const pageSize = 50
const notFound = 404

interface Results {
  readonly rows: readonly CardRow[]
  readonly total: number
  readonly totalIsAtLeast: boolean
  readonly isLoading: boolean
  readonly isStale: boolean
  /** A search that does not exist is not an error: it has no results (C-Q06). */
  readonly hasErrors: boolean
  readonly retry: () => void
  readonly more: (() => void) | undefined
  readonly loadingMore: boolean
  readonly facets: Facets
}

const isNotThere = (failure: unknown): boolean => failure instanceof CallError && failure.status === notFound

/** Results of a saved search, page by page; the first page is 1 (C-Q03). */
export function useResults({ id, classId, version }: SavedSearch, filters: ListFilters | undefined): Results {
  const narrowed = filters ? { filters: JSON.stringify(filters) } : {}
  const pages = useInfiniteQuery({
    // A search that was changed finds something else.
    queryKey: [executeSearch.name, id, version, narrowed],
    queryFn: ({ pageParam, signal }) =>
      call(
        executeSearch,
        { params: { id }, query: { page: String(pageParam), pageSize: String(pageSize), ...narrowed } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, result }) => (result.length < pageSize ? undefined : page + 1),
    placeholderData: keepPreviousData,
  })
  const counted = useQuery({
    ...endpointQuery(facetsOfSearch, {
      params: { id, classId: String(classId) },
      body: filters
        ? {
            filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
          }
        : {},
    }),
    enabled: pages.isSuccess,
    placeholderData: keepPreviousData,
  })
  const head = pages.data?.pages[0]
  const exact = counted.isPlaceholderData ? undefined : counted.data?.totalSize
  return {
    rows: pages.data?.pages.flatMap(({ result }) => result) ?? [],
    total: exact ?? head?.totalSize ?? 0,
    totalIsAtLeast: exact === undefined && (head?.totalIsAtLeast ?? false),
    isLoading: pages.isPending,
    isStale: pages.isPlaceholderData,
    hasErrors: pages.isError && !isNotThere(pages.error),
    retry: () => void pages.refetch(),
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    loadingMore: pages.isFetchingNextPage,
    facets: {
      facets: counted.data?.facets ?? [],
      isStale: counted.isPlaceholderData,
      isLoading: counted.isPending,
      hasFailed: counted.isError && !isNotThere(counted.error),
    },
  }
}

/** Results of a saved search, to be filtered by facets and added elsewhere. */
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
