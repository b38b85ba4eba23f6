import { hashKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../data/list-search.ts'
import { facetsQuery, type ListPage, pageOf, pageQuery, pageSize } from '../data/page-query.ts'

/** First and last place that is in view. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

export interface ListRows {
  /** The row at a place; undefined while it is on its way. */
  readonly rowAt: (index: number) => CardRow | undefined
  /** Number of rows in the list; it grows while `totalIsAtLeast`. */
  readonly count: number
  /** Number of matches; a lower bound while `totalIsAtLeast`. */
  readonly total: number
  readonly totalIsAtLeast: boolean
  /** Number of matches that are not in the list because they are kept apart. */
  readonly keptApart: number
  /** The list has not loaded yet. */
  readonly isLoading: boolean
  /** The rows are still those of the list before; the ones asked for are on their way. */
  readonly isStale: boolean
  readonly failure: Error | null
  readonly retry: () => void
  /** Reports the rows in view, so that missing pages are fetched. */
  readonly show: (range: RowRange) => void
}

const pagesIn = ({ first, last }: RowRange): readonly number[] =>
  Array.from({ length: pageOf(last) - pageOf(first) + 1 }, (_, step) => pageOf(first) + step)

const isSamePages = (one: RowRange, other: RowRange): boolean =>
  pageOf(one.first) === pageOf(other.first) && pageOf(one.last) === pageOf(other.last)

/** Placeholders while the list loads, as many as a screen shows. */
const placesInView = 24

const top: RowRange = { first: 0, last: 0 }

/** Returns the number of rows while the total is unknown: one page more after a full one (C-K04, hasMore). */
const countSoFar = (head: ListPage, tail: ListPage | undefined): number => {
  if (!tail) return head.totalSize
  const end = tail.page * pageSize + tail.result.length
  return Math.max(head.totalSize, tail.result.length === pageSize ? end + pageSize : end)
}

/**
 * Returns the rows of a list, loaded page by page as they come into view; a list of a million rows costs no more than one of a hundred.
 * The old list is shown until the first rows of a new one have arrived.
 * @param wanted must keep its identity while its content is the same
 * @param begin index of the first visible row
 */
export function useListRows(area: CardArea, wanted: ListSearch, begin: number): ListRows {
  const client = useQueryClient()
  const [range, setRange] = useState<RowRange>({ first: begin, last: begin })
  const [shown, setShown] = useState(wanted)
  const first = useQuery(pageQuery(area, wanted, 0))
  if (shown !== wanted && first.data) {
    setShown(wanted)
    setRange(top)
  }

  const visible = useQueries({ queries: pagesIn(range).map(page => pageQuery(area, shown, page)) })
  const head = client.getQueryData<ListPage>(pageQuery(area, shown, 0).queryKey)
  // Facets, loaded elsewhere, provide the exact total that a page leaves open.
  const facets = useQuery({ ...facetsQuery(area, shown), enabled: false }).data
  const counted = head?.totalIsAtLeast ? facets?.totalSize : head?.totalSize
  const failure = first.error ?? visible.find(({ error, data }) => error && !data)?.error ?? null

  // A wall of pictures asks for thousands of rows in every frame: the key of a page is built once.
  const rowAt = useMemo(() => {
    const hashes = new Map<number, string>()
    return (index: number) => {
      const page = pageOf(index)
      const hash = hashes.get(page) ?? hashKey(pageQuery(area, shown, page).queryKey)
      hashes.set(page, hash)
      return client.getQueryCache().get<ListPage>(hash)?.state.data?.result[index % pageSize]
    }
  }, [client, area, shown])
  const show = useCallback((next: RowRange) => setRange(now => (isSamePages(now, next) ? now : next)), [])

  return {
    rowAt,
    count: head ? (counted ?? countSoFar(head, visible.at(-1)?.data)) : failure ? 0 : begin + placesInView,
    total: counted ?? head?.totalSize ?? 0,
    totalIsAtLeast: head !== undefined && counted === undefined,
    keptApart: head?.keptApart ?? 0,
    isLoading: head === undefined && failure === null,
    isStale: shown !== wanted,
    failure,
    retry: () => void client.refetchQueries({ queryKey: [area.endpoints.list.name], type: 'active' }),
    show,
  }
}
