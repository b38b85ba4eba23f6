import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { call } from '../../platform/client.ts'
import type { CardArea } from '../card-area.ts'

/** Returns the records of a group of links, or those that match a search: the first come with the record, others page by page. */
export function useRelated({ endpoints }: CardArea, cardId: string, group: RelatedGroup, q = '') {
  const isSearched = q !== ''
  const { data, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: [endpoints.related.name, cardId, group.id, q],
    initialPageParam: 0,
    ...(isSearched
      ? { placeholderData: keepPreviousData }
      : { initialData: { pages: [group], pageParams: [0] }, staleTime: Number.POSITIVE_INFINITY }),
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoints.related,
        {
          params: { id: cardId, group: group.id },
          query: { page: String(pageParam), ...(isSearched && { q }) },
        },
        { signal, name: `related ${cardId} ${group.id} ${pageParam}` },
      ),
    getNextPageParam: (last, pages) =>
      (last.page + 1) * last.blockSize < last.count ? pages.length : undefined,
  })
  // Events refetch the record itself, and with it the first page.
  const [first = group, ...further] = data?.pages ?? []
  // Links added or removed since may have moved a record from one page to the next (C-K04).
  const items: ReadonlyMap<string, LinkItem> = new Map(
    [isSearched ? first : group, ...further].flatMap(({ linkItems }) =>
      linkItems.map(item => [item.id, item]),
    ),
  )
  const { count } = isSearched ? (further.at(-1) ?? first) : group
  return {
    items: [...items.values()],
    count,
    hasMore: isSearched ? hasNextPage : items.size < count,
    more: () => void fetchNextPage(),
    busy: isFetching,
  }
}
