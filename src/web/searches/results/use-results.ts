import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { executeSearch, facetsOfSearch } from '#model/api/searches/execute.ts'
import type { SavedSearch } from '#model/api/searches/saved.ts'
import type { Facets } from '../../cards/facets/use-facets.ts'
import type { ListFilters } from '../../cards/list/list-search.ts'
import { call } from '../../platform/client.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { CallError } from '../../platform/request/call-error.ts'

const pageSize = 50
const notFound = 404

export interface Results {
  readonly rows: readonly CardRow[]
  readonly total: number
  readonly totalIsAtLeast: boolean
  readonly isLoading: boolean
  readonly isStale: boolean
  /** A search that is not there (any more) is no error: it finds nothing (acceptance row C-Q06). */
  readonly hasErrors: boolean
  readonly retry: () => void
  readonly more: (() => void) | undefined
  readonly loadingMore: boolean
  readonly facets: Facets
}

const isNotThere = (failure: unknown): boolean => failure instanceof CallError && failure.status === notFound

/** What a saved search finds, page by page; the first page is 1 (acceptance row C-Q03). */
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
