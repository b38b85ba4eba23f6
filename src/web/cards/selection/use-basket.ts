import { useMemo } from 'react'
import type { CardType } from '#model/record-types.ts'
import { useStore } from '../../platform/store.ts'
import { basketOf } from './basket.ts'

/** The basket of a type of card, with the ids in it at hand; the component renders again when it changes. */
export function useBasket(type: CardType) {
  const store = basketOf(type)
  const basket = useStore(store)
  const ids = useMemo(
    () => new Set(basket.kind === 'picked' ? basket.items.map(({ id }) => id) : []),
    [basket],
  )
  return { basket, ids, set: store.set }
}
