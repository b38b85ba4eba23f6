import type { ListLayout } from '#model/api/layouts.ts'
import type { CardType } from '#model/cards/card-types.ts'
import { session } from '../../platform/client.ts'
import { createStore, type Store } from '../../platform/store.ts'

export type LayoutColumns = ListLayout['columns']

/** Columns as a person arranged them, and the layout they began from. */
export interface OwnColumns {
  readonly layout: string | undefined
  readonly columns: LayoutColumns
}

const stores = new Map<string, Store<OwnColumns | undefined>>()

const read = (key: string): OwnColumns | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Columns arranged but kept under no name: they stay in this browser. */
export function ownColumnsOf(type: CardType): Store<OwnColumns | undefined> {
  const { currentMuseumId, currentUser } = session.get()
  const key = `vitrine.columns.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${type}`
  const known = stores.get(key)
  if (known) return known
  const store = createStore(read(key))
  store.subscribe(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.get() ?? null))
    } catch {
      // Storage that is full or shut: the columns stay as long as the tab.
    }
  })
  stores.set(key, store)
  return store
}
