import { session } from '../client.ts'
import { useStore } from '../store.ts'
import type { SessionState } from './state.ts'

/** The session; the component renders again when it changes. */
export const useSession = (): SessionState => useStore(session)
