import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Facet } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { facetsQuery } from '../data/page-query.ts'

export interface Facets {
  readonly facets: readonly Facet[]
  /** The counts are those of the list before. */
  readonly isStale: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
}

/**
 * Facets with their counts. They are counted after the rows are there, which never wait for them.
 * @param ready true once the rows have loaded
 */
export function useFacets(area: CardArea, wanted: ListSearch, ready: boolean): Facets {
  const { data, isPlaceholderData, isError, isPending } = useQuery({
    ...facetsQuery(area, wanted),
    enabled: ready,
    placeholderData: keepPreviousData,
  })
  return {
    facets: data?.facets ?? [],
    isStale: isPlaceholderData,
    isLoading: isPending,
    hasFailed: isError,
  }
}
