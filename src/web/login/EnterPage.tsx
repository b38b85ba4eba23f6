import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { homePath, loginPath } from '#model/navigation/routes.ts'
import { session } from '../platform/client.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { mainId } from '../ui/SkipLink.tsx'

interface EnterPageProps {
  /** From the address; works once, and in the browser it was given to. */
  readonly token: string | undefined
  readonly loggedAs: boolean
  /** Removes the token from the address bar and the history. */
  readonly forget: () => void
  /** Leads on. */
  readonly onEntered: () => void
  readonly texts: { readonly title: string; readonly failedTitle: string; readonly failedText: string }
}

/** A session that was handed over is entered, or why that cannot be. */
export function EnterPage({ token, loggedAs, forget, onEntered, texts }: EnterPageProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const started = useRef(false)
  useEffect(() => {
    // The exchange must not run again when the component does.
    if (started.current) return
    started.current = true
    if (!token) return setFailed(true)
    forget()
    session.takeOver(token, { loggedAs }).then(onEntered, () => setFailed(true))
  }, [token, loggedAs, forget, onEntered])
  if (!failed) return <LoadingOverlay label={texts.title} />
  return (
    <main id={mainId} tabIndex={-1}>
      <EmptyState title={texts.failedTitle} actions={<Link to={loginPath}>{t('login.reset.back')}</Link>}>
        {texts.failedText}
      </EmptyState>
    </main>
  )
}

/** A page on which an administrator enters a session as another user: the token in the address is exchanged, the session marked, the home page opened (P-R02). */
export function LoginAsPage() {
  const { t } = useTranslation()
  const { token } = useSearch({ from: '/login-as' })
  const navigate = useNavigate()
  return (
    <EnterPage
      token={token}
      loggedAs
      forget={() => void navigate({ to: '/login-as', search: { token: undefined }, replace: true })}
      onEntered={() => void navigate({ to: homePath, replace: true })}
      texts={{
        title: t('login.loginAs.title'),
        failedTitle: t('login.loginAs.failedTitle'),
        failedText: t('login.loginAs.failedText'),
      }}
    />
  )
}

/** Back from the museum's sign-in service: the session is entered, and one goes to where one wanted to. */
export function SingleSignOnPage() {
  const { t } = useTranslation()
  const { token, from } = useSearch({ from: '/single-sign-on' })
  const navigate = useNavigate()
  const origin = useRef(from)
  return (
    <EnterPage
      token={token}
      loggedAs={false}
      forget={() => void navigate({ to: '/single-sign-on', search: {}, replace: true })}
      // Signed-in users are redirected from there, and only to our own pages.
      onEntered={() => void navigate({ to: loginPath, search: { from: origin.current }, replace: true })}
      texts={{
        title: t('singleSignOn.entering'),
        failedTitle: t('singleSignOn.failedTitle'),
        failedText: t('singleSignOn.failedText'),
      }}
    />
  )
}
