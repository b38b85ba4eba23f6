import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'
import { shownTitle } from '../shown-title.ts'

/** Deleted cards, newest first, and the way back for each (acceptance row C-K13). */
export function useBin({ endpoints }: CardArea) {
  const client = useQueryClient()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [endpoints.bin.name],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.bin, { query: { page: String(pageParam) } }, { signal, name: `bin ${pageParam}` }),
    getNextPageParam: ({ totalSize }, pages) =>
      pages.reduce((sum, { result }) => sum + result.length, 0) < totalSize ? pages.length : undefined,
  })
  const restoring = useMutation({
    mutationFn: (id: string) => call(endpoints.restore, { params: { id } }, { notify: genericOnFailure }),
    onSuccess: async ({ heading }) => {
      notices.add('success', 'cardList.bin.restored', { title: shownTitle(heading) })
      void client.invalidateQueries({ queryKey: [endpoints.list.name] })
      await refetch()
    },
  })
  // What was deleted meanwhile may have moved a card from one page to the next.
  const cards = new Map(data?.pages.flatMap(({ result }) => result.map(card => [card.id, card])))
  return {
    cards: [...cards.values()],
    isPending,
    isError,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    busy: isFetching || restoring.isPending,
    restore: (id: string) => restoring.mutate(id),
  }
}
