import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/client.ts'
import type { CardArea } from '../../card-area.ts'

/** The history of a card, newest first, as far as it was asked for. */
export function useRevisions({ endpoints }: CardArea, id: string) {
  const { data, hasNextPage, fetchNextPage, isFetching, error } = useInfiniteQuery({
    queryKey: [endpoints.revisions.name, id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoints.revisions,
        { params: { id }, query: pageParam === undefined ? {} : { before: String(pageParam) } },
        { signal, name: `revisions ${id} ${pageParam ?? ''}` },
      ),
    getNextPageParam: ({ hasMore, result }) => (hasMore ? result.at(-1)?.version : undefined),
  })
  return {
    revisions: data?.pages.flatMap(({ result }) => result),
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    busy: isFetching,
    failed: error !== null,
  }
}
