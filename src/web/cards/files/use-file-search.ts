import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type DamType, damTypes } from '#model/cards/file/measured.ts'
import { call } from '../../platform/client.ts'
import type { CardArea } from '../card-area.ts'
import { useSettled } from '../data/use-settled.ts'

/** Files of one call: some screens of the picker. */
const pageSize = 60

export interface WantedFiles {
  readonly text: string
  readonly kind: DamType | undefined
  /** Only files that nothing is linked with. */
  readonly unlinked: boolean
}

/** Files that fit what is typed and chosen, the newest first, page by page. No facets are counted, so that many files are as quick as few. */
export function useFileSearch({ endpoints }: CardArea, { text, kind, unlinked }: WantedFiles) {
  const q = useSettled(text.trim())
  const filters = {
    ...(kind && { damType: [String(damTypes[kind])] }),
    ...(unlinked && { isLinked: ['false'] }),
  }
  const query = {
    ...(q !== '' && { q }),
    ...(Object.keys(filters).length > 0 && { filters: JSON.stringify(filters) }),
    sort: 'createdAt',
    order: 'DESC' as const,
    blocksize: String(pageSize),
    without_filters: 'true',
  }
  const { data, isFetching, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [endpoints.list.name, 'picker', query],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.list, { query: { ...query, page: String(pageParam) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.result.length === pageSize ? pages.length : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  const first = data?.pages[0]
  return {
    rows: data?.pages.flatMap(({ result }) => result) ?? [],
    total: first?.totalSize,
    isAtLeast: first?.totalIsAtLeast ?? false,
    busy: isFetching || q !== text.trim(),
    failed: isError,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  }
}
