import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { homePath } from '#model/navigation/routes.ts'
import { session } from '../platform/client.ts'
import { openDialog } from '../platform/dialogs/dialogs.ts'
import { useStore } from '../platform/store.ts'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'

/** Ends the session; the guard then leads to the login page (P-R03). */
export function LogoutPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isAsked = useStore(openDialog)?.kind === 'unsaved'
  useEffect(() => {
    void session.signOut().then(out => {
      if (!out) void navigate({ to: homePath, replace: true })
    })
  }, [navigate])
  // Signing out may ask about unsaved changes: the question must not be hidden behind the curtain.
  if (isAsked) return null
  return <LoadingOverlay label={t('login.logoutTitle')} />
}
