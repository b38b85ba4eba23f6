import { createStore, type Store } from './store.ts'

const stores = new Map<string, Store<unknown>>()

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * A value that stays in this browser, the same store for the same key. What stands there may be of an older version of the product:
 * whoever reads it expects anything.
 */
export function browserStore<Value>(key: string): Store<Value | undefined> {
  const known = stores.get(key)
  if (known) return known as Store<Value | undefined>
  const store = createStore(read(key))
  store.subscribe(() => {
    try {
      localStorage.setItem(key, JSON.stringify(store.get() ?? null))
    } catch {
      // Storage that is full or shut: the value stays as long as the tab.
    }
  })
  stores.set(key, store)
  return store as Store<Value | undefined>
}
