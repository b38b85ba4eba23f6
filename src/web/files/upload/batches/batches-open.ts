import { createStore } from '../../../platform/store.ts'

/** Whether the drawer of the last uploads is open. */
export const batchesOpen = createStore(false)
