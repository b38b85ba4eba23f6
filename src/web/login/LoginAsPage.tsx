import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homePath, loginPath } from '#model/navigation/routes.ts'
import { session } from '../platform/client.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { mainId } from '../ui/SkipLink.tsx'

/** An administrator becomes somebody else: the token of the address is exchanged, marked, and one is at home (acceptance row P-R02). */
export function LoginAsPage() {
  const { t } = useTranslation()
  const { token } = useSearch({ from: '/login-as' })
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    // The token works once: the exchange must not run again when the component does.
    if (begun.current) return
    begun.current = true
    if (!token) return setFailed(true)
    // Not left behind in the address bar and the history.
    void navigate({ to: '/login-as', search: { token: undefined }, replace: true })
    session.takeOver(token, { loggedAs: true }).then(
      () => navigate({ to: homePath, replace: true }),
      () => setFailed(true),
    )
  }, [token, navigate])
  if (!failed) return <LoadingOverlay label={t('login.loginAs.title')} />
  return (
    <main id={mainId} tabIndex={-1}>
      <EmptyState
        title={t('login.loginAs.failedTitle')}
        actions={<Link to={loginPath}>{t('login.reset.back')}</Link>}
      >
        {t('login.loginAs.failedText')}
      </EmptyState>
    </main>
  )
}
