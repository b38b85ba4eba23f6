import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CardRow } from '#model/api/cards/shapes.ts'
import type { Selection } from '../../ui/selection.ts'
import type { CardArea } from '../card-area.ts'
import type { ListSearch } from '../list/list-search.ts'
import { pageOf, pageQuery, pageSize } from '../list/page-query.ts'
import { type BasketItem, emptyBasket, mostPicked, withItems, withoutItems } from './basket.ts'
import { useBasket } from './use-basket.ts'

const itemOf = ({ id, number, title, thumbnailUrl }: CardRow): BasketItem => ({
  id,
  number,
  title,
  thumbnailUrl,
})

/**
 * Ticks of a list, as the basket has them. The tick in the head stands for the page in view; all that was found is taken by its own
 * button.
 * @param inView place of the first row in view
 */
export function useSelection(
  area: CardArea,
  search: ListSearch,
  rowAt: (index: number) => CardRow | undefined,
  inView: number,
) {
  const client = useQueryClient()
  const { basket, ids, set } = useBasket(area.type)
  return useMemo((): Selection<CardRow> => {
    const everything = basket.kind === 'all'
    /** Rows of a stretch, fetched where they are not there yet. */
    const rowsOf = async (from: number, to: number): Promise<readonly CardRow[]> => {
      const last = Math.min(to, from + mostPicked - 1)
      const pages = Array.from({ length: pageOf(last) - pageOf(from) + 1 }, (_, step) => pageOf(from) + step)
      const rows: CardRow[] = []
      for (const page of pages) {
        const { result } = await client.fetchQuery(pageQuery(area, search, page))
        const start = page * pageSize
        rows.push(...result.slice(Math.max(0, from - start), last - start + 1))
      }
      return rows
    }
    const put = (rows: readonly CardRow[], on: boolean) =>
      set(now =>
        on ? withItems(now, rows.map(itemOf)) : withoutItems(now, new Set(rows.map(({ id }) => id))),
      )
    const start = pageOf(inView) * pageSize
    const onPage = Array.from({ length: pageSize }, (_, step) => rowAt(start + step)).filter(
      row => row !== undefined,
    )
    const ticked = onPage.filter(({ id }) => ids.has(id)).length
    return {
      has: ({ id }) => everything || ids.has(id),
      all: everything || (ticked > 0 && ticked === onPage.length) ? 'all' : ids.size > 0 ? 'some' : 'none',
      onToggle: (row, _index, on) => put([row], on),
      onRange: (from, to, on) =>
        void rowsOf(from, to).then(
          rows => put(rows, on),
          () => undefined,
        ),
      onAll: on => (everything ? set(() => emptyBasket) : put(onPage, on)),
    }
  }, [client, area, search, basket.kind, ids, set, rowAt, inView])
}
