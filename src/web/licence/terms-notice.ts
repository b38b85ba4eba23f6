import { session } from '../platform/client.ts'
import { createStore } from '../platform/store.ts'

/** Whether the notice about changed terms was put away; it comes back with the next sign-in, and stays in the profile. */
export const termsNoticeDismissed = createStore(false)

session.onCleared(() => termsNoticeDismissed.set(() => false))
