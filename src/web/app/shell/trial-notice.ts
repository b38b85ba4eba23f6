import { session } from '../../platform/client.ts'
import { createStore } from '../../platform/store.ts'

/** Whether the trial notice was put away; it comes back with the next sign-in. */
export const trialNoticeDismissed = createStore(false)

session.onCleared(() => trialNoticeDismissed.set(() => false))
