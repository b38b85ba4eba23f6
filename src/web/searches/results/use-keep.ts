import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CardRow } from '#model/api/cards/shapes.ts'
import { emptyBasket, mostPicked, withItems } from '../../cards/basket/basket.ts'
import { useBasket } from '../../cards/basket/use-basket.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { type ListSearch, wantedOf } from '../../cards/list/list-search.ts'
import { facetsQuery } from '../../cards/list/page-query.ts'
import { rowsBetween } from '../../cards/list/rows-between.ts'
import { useFoundWords } from '../../cards/use-found-words.ts'
import { notices } from '../../platform/notices/notices.ts'

const itemOf = ({ id, number, title, thumbnailUrl }: CardRow) => ({ id, number, title, thumbnailUrl })

/**
 * Keeping what a list or a search finds: card by card in the basket, as many as fit, or all of it as a selection of its list.
 * @param address the list that shows the same
 */
export function useKeep(area: CardArea, wanted: ListSearch, address: ListSearch) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const found = useFoundWords(area)
  const { set } = useBasket(area.type)
  const count = async () => (await client.fetchQuery(facetsQuery(area, wanted))).totalSize
  const onError = () => notices.add('error', 'searches.saved.keep.failed')

  const putInBasket = useMutation({
    async mutationFn() {
      const total = await count()
      const most = Math.min(total, mostPicked)
      const rows = most === 0 ? [] : await rowsBetween(client, area, wanted, 0, most - 1)
      set(basket => withItems(basket.kind === 'picked' ? basket : emptyBasket, rows.map(itemOf)))
      return { total, kept: rows.length }
    },
    onSuccess({ total, kept }) {
      notices.add('success', 'searches.saved.keep.inBasket', { found: found(kept) })
      if (total > kept) notices.add('info', 'searches.saved.keep.tooMany', { max: mostPicked })
    },
    onError,
  })
  const selectAll = useMutation({
    mutationFn: count,
    onSuccess(total) {
      set(() => ({ kind: 'all', ...wantedOf(wanted), total, isAtLeast: false }))
      void navigate({ to: area.listPath, search: { ...address } })
    },
    onError,
  })
  return { putInBasket, selectAll }
}
