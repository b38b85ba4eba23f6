import type { CardType } from '#model/record-types.ts'
import { browserStore } from '../../platform/browser-store.ts'
import { session } from '../../platform/client.ts'
import type { Store } from '../../platform/store.ts'
import type { WantedCards } from '../data/list-search.ts'

/** A record in the basket, with the details that identify it. */
export interface BasketItem {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly thumbnailUrl: string | null
}

/** Records selected one by one, across pages and filters; or all results of a list, as of the time of the action. */
export type Basket =
  | { readonly kind: 'picked'; readonly items: readonly BasketItem[] }
  | (Readonly<WantedCards> & {
      readonly kind: 'all'
      /** Number of records; a lower bound while the total is unknown. */
      readonly total: number
      readonly isAtLeast: boolean
    })

export const emptyBasket: Basket = { kind: 'picked', items: [] }

/** Most records selected one by one; for more, select all results. */
export const mostPicked = 5000

const isBasket = (value: unknown): value is Basket =>
  typeof value === 'object' && value !== null && ['picked', 'all'].includes(Reflect.get(value, 'kind'))

const read = (value: unknown): Basket => (isBasket(value) ? value : emptyBasket)

/** A museum's basket of one type of card for the person signed in. It outlives reloads, and all tabs share it. */
export function basketOf(type: CardType): Store<Basket> {
  const { currentMuseumId, currentUser } = session.get()
  const kept = browserStore<unknown>(
    `vitrine.basket.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${type}`,
  )
  return {
    get: () => read(kept.get()),
    set: change => kept.set(value => change(read(value))),
    subscribe: kept.subscribe,
  }
}

/** Returns the selection of a basket that contains the whole result of a list. */
export const wantedIn = ({ q, filters, criteria, area }: Basket & { kind: 'all' }): WantedCards => ({
  ...(q !== undefined && { q }),
  ...(filters !== undefined && { filters }),
  ...(criteria !== undefined && { criteria }),
  ...(area !== undefined && { area }),
})

export const countOf = (basket: Basket): number =>
  basket.kind === 'all' ? basket.total : basket.items.length

/** The basket with cards put in; those that are there already stay where they are. */
export function withItems(basket: Basket, items: readonly BasketItem[]): Basket {
  const before = basket.kind === 'picked' ? basket.items : []
  const there = new Set(before.map(({ id }) => id))
  const fresh = items.filter(({ id }) => !there.has(id))
  return fresh.length === 0 && basket.kind === 'picked'
    ? basket
    : { kind: 'picked', items: [...before, ...fresh].slice(0, mostPicked) }
}

/** Returns the selection without some records. */
export function withoutItems(basket: Basket, ids: ReadonlySet<string>): Basket {
  return basket.kind === 'all'
    ? basket
    : { kind: 'picked', items: basket.items.filter(({ id }) => !ids.has(id)) }
}
