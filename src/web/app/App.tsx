import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { i18n } from '../platform/i18n/i18n.ts'
import { useSession } from '../platform/session/use-session.ts'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { NoAnswer } from './NoAnswer.tsx'
import { router } from './router.tsx'

/** The rules of navigation are asked again whenever an answer to them may have changed; pages reload their data (acceptance row P-A16). */
function useGuardInStep() {
  const { isAuthenticated, currentMuseumId, expired, currentUser } = useSession()
  const permissions = currentUser?.identities[0]?.permissions.map(({ code }) => code).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the rules depend on
  useEffect(() => {
    void router.invalidate()
  }, [isAuthenticated, currentMuseumId, expired, currentUser?.id, permissions])
  useEffect(() => {
    if (!isAuthenticated) return
    let stop: (() => void) | undefined
    let gone = false
    void import('../platform/events/follow.ts').then(({ followServer }) => {
      if (!gone) stop = followServer()
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [isAuthenticated])
}

function Pages() {
  useGuardInStep()
  return <RouterProvider router={router} />
}

/** The whole application; until the session is known, an overlay (acceptance row P-S08). */
export function App() {
  const { initialized, unreachable } = useSession()
  if (initialized) return <Pages />
  return unreachable ? <NoAnswer /> : <LoadingOverlay label={i18n.t('common.loading')} />
}
