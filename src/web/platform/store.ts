import { useSyncExternalStore } from 'react'

/** A value that parts of the page can read and watch, outside of React. */
export interface Store<T> {
  get(): T
  set(change: (current: T) => T): void
  subscribe(listener: () => void): () => void
}

/** Makes a store. Listeners are called only on changes: a change that returns the same value is none. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: change => {
      const next = change(value)
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Reads a store in a component, which renders again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)
