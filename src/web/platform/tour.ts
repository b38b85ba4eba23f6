import { browserStore } from './browser-store.ts'
import { createStore } from './store.ts'

/** True while the tour of the page runs. */
export const tourRuns = createStore(false)

/** A setting of this browser: a person has taken the tour, or declined it; it is not offered again. */
export const tourSeen = (personId: string) => browserStore<unknown>(`tour.seen.${personId}`)
