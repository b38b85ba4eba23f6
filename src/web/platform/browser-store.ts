import { createStore, type Store } from './store.ts'

const stores = new Map<string, Store<unknown>>()

export const storedValues = {
  /** Forgets values by their keys, in this tab; those stored in the browser are not touched. */
  forget: (goes: (key: string) => boolean): void => {
    for (const [key, store] of stores) if (goes(key)) store.set(() => undefined)
  },
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * A value that stays in this browser, the same store for the same key. Its content may be from an older version of the product:
 * readers must expect any shape.
 */
export function browserStore<Value>(key: string): Store<Value | undefined> {
  const known = stores.get(key)
  if (known) return known as Store<Value | undefined>
  const store = createStore(read(key))
  store.subscribe(() => {
    const value = store.get()
    try {
      if (value === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage that is full or shut: the value stays as long as the tab.
    }
  })
  // All tabs share it.
  addEventListener('storage', event => {
    if (event.key !== key) return
    const value = read(key)
    store.set(now => (JSON.stringify(now) === JSON.stringify(value) ? now : value))
  })
  stores.set(key, store)
  return store as Store<Value | undefined>
}
