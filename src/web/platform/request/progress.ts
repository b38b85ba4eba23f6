import { createStore, type Store } from '../store.ts'

/** Counts the flagged calls under way; the overlay shows while it is above zero (acceptance row P-S13). */
export interface ProgressCounter extends Store<number> {
  /** Counts a call in; the answer counts it out, once. */
  rise(): () => void
}

export function createProgressCounter(): ProgressCounter {
  const store = createStore(0)
  return {
    ...store,
    rise: () => {
      store.set(count => count + 1)
      let fallen = false
      return () => {
        if (!fallen) store.set(count => count - 1)
        fallen = true
      }
    },
  }
}
