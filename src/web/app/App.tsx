import { RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceOwner } from '../field-work/device/device-owner.ts'
import { session } from '../platform/client.ts'
import { forgetMuseumsLeft } from '../platform/forget-museum.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { isSignInUnknown } from '../platform/session/state.ts'
import { useSession } from '../platform/session/use-session.ts'
import { useStore } from '../platform/store.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { FieldPage, isFieldPage } from './field-page.ts'
import { router } from './router.tsx'

/** Shown while the server does not answer who is signed in. The request is repeated automatically, and by the button. */
function NoAnswer() {
  const { t } = useTranslation()
  return (
    <main aria-busy="true">
      <div role="alert">
        <EmptyState
          title={t('common.unreachable')}
          actions={
            <Button look="primary" onClick={session.retry}>
              {t('common.tryAgain')}
            </Button>
          }
        />
      </div>
    </main>
  )
}

/** Navigation rules are evaluated again whenever their result may have changed; pages reload their data (P-A16). */
function useGuardInStep() {
  const { isAuthenticated, currentMuseumId, expired, currentUser } = useSession()
  const permissions = currentUser?.identities[0]?.permissions.map(({ code }) => code).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the rules depend on
  useEffect(() => {
    void router.invalidate()
  }, [isAuthenticated, currentMuseumId, expired, currentUser?.id, permissions])
  // Until a required second factor is set up, the server sends no events.
  const follows = isAuthenticated && !currentUser?.secondFactorMissing
  useEffect(() => {
    if (!follows) return
    let stop: (() => void) | undefined
    let gone = false
    void import('../platform/events/follow.ts').then(({ followServer }) => {
      if (!gone) stop = followServer()
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [follows])
}

/**
 * Keeps the lists on this device in sync on every page: entries that wait are sent after signing in, and signing out asks first.
 * A device that keeps none has nothing to fetch for it.
 */
function useDeviceTended() {
  const { isAuthenticated } = useSession()
  const keepsLists = useStore(deviceOwner) !== undefined
  useEffect(() => {
    if (!isAuthenticated || !keepsLists) return
    let stop: (() => void) | undefined
    let gone = false
    // Signing out waits for this code, even if the page was loaded only to sign out.
    const loading = import('../field-work/device/leave-device.ts')
    loading.catch(() => undefined)
    const endAsking = session.beforeSignOut(() =>
      loading.then(({ leaveDevice }) => leaveDevice.ask()).catch(() => true),
    )
    const endForgetting = session.onSignedOut(() => loading.then(({ leaveDevice }) => leaveDevice.forget()))
    const tend = async () => {
      const { tendKinds } = await import('./field-kinds.ts')
      if (!gone) stop = tendKinds()
    }
    tend().catch(() => undefined)
    return () => {
      gone = true
      endAsking()
      endForgetting()
      stop?.()
    }
  }, [isAuthenticated, keepsLists])
}

function Pages() {
  useDeviceTended()
  useEffect(forgetMuseumsLeft, [])
  useGuardInStep()
  return <RouterProvider router={router} />
}

/**
 * The whole application; until the session is known, an overlay (P-S08). Without the server the pages for phones open all the same for
 * who had them open before, and alone: they stay so until they are left, so that nothing is lost when the network comes back (C-P09).
 */
export function App() {
  const state = useSession()
  const { initialized, unreachable } = state
  const [alone, setAlone] = useState(false)
  if (!alone && isSignInUnknown(state) && deviceOwner.get() && isFieldPage(location.pathname)) setAlone(true)
  if (alone)
    return (
      <Suspense fallback={<LoadingOverlay label={i18n.t('common.loading')} />}>
        <FieldPage />
      </Suspense>
    )
  if (initialized) return <Pages />
  return unreachable ? <NoAnswer /> : <LoadingOverlay label={i18n.t('common.loading')} />
}
