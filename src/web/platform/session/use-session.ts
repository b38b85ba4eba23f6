import type { CurrentUser } from '#model/api/me.ts'
import { session } from '../client.ts'
import { useStore } from '../store.ts'
import type { SessionState } from './state.ts'

/** The session; the component renders again when it changes. */
export const useSession = (): SessionState => useStore(session)

/** The signed-in person; for pages that exist only for such. @throws when nobody is signed in. */
export function useCurrentUser(): CurrentUser {
  const { currentUser } = useSession()
  if (!currentUser) throw new Error('This part of the page is for signed-in people')
  return currentUser
}
