import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import type { CardArea } from '../card-area.ts'
import { mergeCalls } from './merge-calls.ts'

/** Pairs of cards that may be one, some at a time: an answer may bring none and still say where to go on. */
export function useDuplicatePairs(area: CardArea) {
  const client = useQueryClient()
  const calls = mergeCalls(area)
  const queryKey = [calls.duplicatePairs.name]
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(calls.duplicatePairs, { query: pageParam === undefined ? {} : { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  })
  const setDistinct = useMutation({
    mutationFn: (body: { readonly id: string; readonly otherId: string }) =>
      call(calls.setDistinct, { body }, { notify: genericOnFailure }),
    onSuccess: () => client.invalidateQueries({ queryKey: [calls.duplicates.name], refetchType: 'none' }),
  })
  const pages = query.data?.pages ?? []
  return {
    pairs: pages.flatMap(({ result }) => result),
    looked: pages.reduce((sum, page) => sum + page.looked, 0),
    total: pages.at(-1)?.total ?? 0,
    isPending: query.isPending,
    isError: query.isError,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    busy: query.isFetchingNextPage,
    setDistinct: (id: string, otherId: string) => setDistinct.mutate({ id, otherId }),
  }
}
