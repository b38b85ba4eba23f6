import { browserStore } from '../platform/browser-store.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'

/** Whether somebody wants to see the first steps of their museum no more, kept in this browser. */
export function useStepsHidden(): readonly [hidden: boolean, hide: () => void] {
  const { currentUser } = useSession()
  const store = browserStore<unknown>(
    `home.steps.${currentUser?.id ?? ''}.${currentUser?.identities[0]?.tenantId ?? ''}`,
  )
  return [useStore(store) === true, () => store.set(() => true)]
}
