import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { notices } from '../../platform/notices/notices.ts'
import type { Selection } from '../../ui/selection.ts'
import type { CardArea } from '../card-area.ts'
import { type ListSearch, wantedOf } from '../data/list-search.ts'
import { pageOf, pageQuery } from '../data/page-query.ts'
import {
  type Basket,
  type BasketItem,
  emptyBasket,
  mostPicked,
  wantedIn,
  withItems,
  withoutItems,
} from './basket.ts'
import { rowsBetween } from './rows-between.ts'
import { useBasket } from './use-basket.ts'

const itemOf = ({ id, number, title, thumbnailUrl }: CardRow): BasketItem => ({
  id,
  number,
  title,
  thumbnailUrl,
})

/** Returns true when the basket contains the whole result of this list. */
const holdsAll = (basket: Basket, search: ListSearch): boolean =>
  basket.kind === 'all' && JSON.stringify(wantedIn(basket)) === JSON.stringify(wantedOf(search))

/**
 * Returns the selected rows of a list. The checkbox in the header covers the page in view; all results are selected by a separate
 * button.
 * @param inView place of the first row in view
 */
export function useSelection(area: CardArea, search: ListSearch, inView: number): Selection<CardRow> {
  const client = useQueryClient()
  const { basket, ids, set } = useBasket(area.type)
  const page = client.getQueryData(pageQuery(area, search, pageOf(inView)).queryKey)
  return useMemo(() => {
    const everything = holdsAll(basket, search)
    const onPage = page?.result ?? []

    const put = (rows: readonly CardRow[], on: boolean) => {
      if (on && rows.length + ids.size > mostPicked)
        notices.add('info', 'cardList.basket.full', { max: mostPicked })
      set(now =>
        on ? withItems(now, rows.map(itemOf)) : withoutItems(now, new Set(rows.map(({ id }) => id))),
      )
    }
    /** Turns a selection of all into single records, so that one can be removed. */
    const leaveOut = async (row: CardRow) => {
      if (basket.kind !== 'all') return
      if (basket.isAtLeast || basket.total > mostPicked)
        return notices.add('info', 'cardList.basket.together')
      const found = await rowsBetween(client, area, search, 0, basket.total - 1)
      set(() => withItems(emptyBasket, found.filter(({ id }) => id !== row.id).map(itemOf)))
    }
    const ticked = onPage.filter(({ id }) => ids.has(id)).length
    return {
      has: ({ id }) => everything || ids.has(id),
      all: everything || (ticked > 0 && ticked === onPage.length) ? 'all' : ids.size > 0 ? 'some' : 'none',
      onToggle: (row, _index, on) =>
        everything ? void leaveOut(row).catch(() => undefined) : put([row], on),
      onRange: (from, to, on) =>
        void rowsBetween(client, area, search, from, Math.min(to, from + mostPicked - 1)).then(
          rows => put(rows, on),
          () => undefined,
        ),
      onAll: on => (everything ? set(() => emptyBasket) : put(onPage, on)),
    }
  }, [client, area, search, basket, ids, set, page])
}
