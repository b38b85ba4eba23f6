import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { eraseProcedure, listProcedures, restoreProcedure } from '#model/api/procedures/procedures.ts'
import type { ListedProcedure } from '#model/api/procedures/shapes.ts'
import { call } from '../../platform/client.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { notices } from '../../platform/notices/notices.ts'
import { genericOnFailure as notify } from '../../platform/request/notification-rules.ts'

const size = 50

/** Procedures in the bin, the way back for each, and the way out for good. */
export function useBin() {
  const client = useQueryClient()
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [listProcedures.name, 'bin'],
    initialPageParam: 0,
    queryFn: ({ pageParam: page, signal }) =>
      call(listProcedures, { query: { bin: 'true', page, size } }, { signal, name: `bin ${page}` }),
    getNextPageParam: ({ totalSize }, pages) => (pages.length * size < totalSize ? pages.length : undefined),
  })
  const onSettled = () => client.invalidateQueries({ queryKey: [listProcedures.name] })
  useNews('procedure.changed', () => void refetch())
  const restoring = useMutation({
    mutationFn: ({ id }: ListedProcedure) => call(restoreProcedure, { params: { id } }, { notify }),
    onSuccess: (_restored, { number }) => notices.add('success', 'procedures.bin.restored', { number }),
    onSettled,
  })
  const erasing = useMutation({
    mutationFn: ({ id }: ListedProcedure) => call(eraseProcedure, { params: { id } }, { notify }),
    onSuccess: (_gone, { number }) => notices.add('success', 'procedures.bin.erased', { number }),
    onSettled,
  })
  // What was deleted meanwhile may have moved one from one page to the next.
  const procedures = new Map(data?.pages.flatMap(({ result }) => result.map(each => [each.id, each])))
  return {
    procedures: [...procedures.values()],
    isPending,
    isError,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    busy: isFetching || restoring.isPending || erasing.isPending,
    restore: (procedure: ListedProcedure) => restoring.mutate(procedure),
    erase: (procedure: ListedProcedure) => erasing.mutate(procedure),
  }
}
