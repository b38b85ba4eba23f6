import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginPath } from '#model/navigation/routes.ts'
import { session } from '../platform/client.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { mainId } from '../ui/SkipLink.tsx'

export interface EnterPageProps {
  /** From the address; works once, and in the browser it was given to. */
  readonly token: string | undefined
  readonly loggedAs: boolean
  /** Takes the token out of the address bar and the history. */
  readonly forget: () => void
  /** Leads on. */
  readonly onEntered: () => void
  readonly texts: { readonly title: string; readonly failedTitle: string; readonly failedText: string }
}

/** A session that was handed over is entered, or why that cannot be. */
export function EnterPage({ token, loggedAs, forget, onEntered, texts }: EnterPageProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    // The exchange must not run again when the component does.
    if (begun.current) return
    begun.current = true
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
