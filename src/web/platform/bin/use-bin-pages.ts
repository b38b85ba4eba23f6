import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { CallOptions } from '../request/pipeline.ts'

export interface BinPage<Item> {
  readonly result: readonly Item[]
  readonly totalSize: number
}

type ReadPage<Item> = (page: number, options: CallOptions) => Promise<BinPage<Item>>

/** Deleted items, page by page, newest first. */
export function useBinPages<Item extends { readonly id: string }>(queryKey: QueryKey, read: ReadPage<Item>) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal, name: `bin ${pageParam}` }),
    getNextPageParam: ({ totalSize }, pages) =>
      pages.reduce((sum, { result }) => sum + result.length, 0) < totalSize ? pages.length : undefined,
  })
  // Items deleted since may have moved others from one page to the next.
  const items = new Map(data?.pages.flatMap(({ result }) => result.map(item => [item.id, item])))
  return {
    items: [...items.values()],
    isPending,
    isError,
    isFetching,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  }
}

export type BinPages<Item extends { readonly id: string }> = ReturnType<typeof useBinPages<Item>>
