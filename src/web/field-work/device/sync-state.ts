import { createStore } from '../../platform/store.ts'

export interface SyncState {
  /** The server did not answer when it was last asked, or the device knows of no network. */
  readonly offline: boolean
  readonly busy: boolean
  /** A list that could not be had, and the status of the answer. */
  readonly failed: { readonly id: string; readonly status: number } | undefined
}

/** The state of this tab's synchronisation of lists. */
export const syncState = createStore<SyncState>({
  offline: !navigator.onLine,
  busy: false,
  failed: undefined,
})
