import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#model/api/endpoint.ts'
import { activateUser, activationStep, type LinkType } from '#model/api/registration.ts'
import { comparableEmail } from '#model/email.ts'
import { homePath } from '#model/navigation/routes.ts'
import { call, session } from '../platform/client.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { AuthTitles } from './AuthFrame.tsx'
import styles from './MailedLink.module.css'
import { Refusal, useRefusal } from './Refusal.tsx'

/**
 * Returns the token of the mailed link. It is removed from the address bar, so that it is not copied from there, and kept in the state of
 * the history for a reload.
 */
export function useMailedToken(
  path: '/activate' | '/user/activate' | '/activate-operator' | '/reset-password' | '/unlock',
): string | undefined {
  const { token } = useSearch({ from: path })
  const navigate = useNavigate()
  const inHistory = useLocation({ select: location => location.state.mailedToken })
  const [kept] = useState(token ?? inHistory)
  useEffect(() => {
    if (token)
      void navigate({ to: path, search: { token: undefined }, state: { mailedToken: token }, replace: true })
  }, [token, navigate, path])
  return kept
}

/**
 * Returns the purpose of a mailed link; requested once, since using the link invalidates it. The answer is kept in the page, because the
 * sign-in that follows clears all loaded data.
 */
export function useLinkCheck(type: LinkType, token: string | undefined) {
  const [answer, setAnswer] = useState<OutputOf<typeof activationStep>>()
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({
    queryKey: ['mailed link', type, token],
    queryFn: () => call(activationStep, { body: { tokenValue: token ?? '', stepName: 'CHECK', type } }),
    enabled: token !== undefined && answer === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  if (data && !answer) setAnswer(data)
  return { data: answer, error, errorUpdateCount, isFetching, refetch }
}

/** The state of a link that is being checked, or could not be. */
export function LinkCheck({ check }: { readonly check: ReturnType<typeof useLinkCheck> }) {
  const { t } = useTranslation()
  if (!check.error) return <AuthTitles title={t('registration.checking')} />
  return (
    <>
      <AuthTitles title={t('registration.checkFailed')} />
      <div className={styles.actions}>
        <Refusal words={t(wordsForFailure(check.error))} turn={check.errorUpdateCount} />
        <Button wide busy={check.isFetching} onClick={() => void check.refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </>
  )
}

interface WhileSignedInProps {
  readonly type: LinkType
  readonly token: string | undefined
  /** The page of the link for people who are not signed in. */
  readonly children: ReactNode
}

/**
 * The page of a mailed link. To a signed-in person it shows the purpose and the recipient of the link first, and continues after signing
 * out, or at once for an invitation to the same account (P-R04, P-R06, P-R07).
 */
export function WhileSignedIn({ type, token, children }: WhileSignedInProps) {
  const { isAuthenticated } = useSession()
  // A person whom this page signs in is about to go to the home page.
  const [cameSignedIn] = useState(isAuthenticated)
  return cameSignedIn && isAuthenticated && token !== undefined ? (
    <LinkFor type={type} token={token} />
  ) : (
    children
  )
}

function LinkFor({ type, token }: { readonly type: LinkType; readonly token: string }) {
  const check = useLinkCheck(type, token)
  return check.data ? <Choice type={type} token={token} link={check.data} /> : <LinkCheck check={check} />
}

interface ChoiceProps {
  readonly type: LinkType
  readonly token: string
  readonly link: OutputOf<typeof activationStep>
}

function Choice({ type, token, link }: ChoiceProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { currentUser } = useSession()
  const [busy, setBusy] = useState(false)
  const { refusal, turn, attempt } = useRefusal()
  const { museum = '', email = '' } = link
  const active = link.status === 'ACTIVE'
  const own = currentUser?.email ?? ''
  const acceptsHere =
    type === 'USER' && comparableEmail(own) === comparableEmail(email) && !currentUser?.bound
  const home = () => navigate({ to: homePath, replace: true })
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(true)
    await attempt(async () => {
      await work()
    })
    setBusy(false)
  }
  const accept = async () => {
    const { tenantId } = await call(activateUser, { body: { token } })
    await session.switchMuseum(tenantId)
    await home()
  }
  return (
    <>
      <AuthTitles
        pageTitle
        title={t(active ? `registration.link.${type}` : 'registration.expired.title', { museum })}
      >
        {active && t('registration.link.concerns', { email })}{' '}
        {t('registration.link.signedInAs', { email: own })}
      </AuthTitles>
      <div className={styles.actions}>
        <Refusal words={refusal} turn={turn} />
        {active &&
          (acceptsHere ? (
            <Button look="primary" wide busy={busy} onClick={() => void run(accept)}>
              {t('registration.invited.accept')}
            </Button>
          ) : (
            <Button look="primary" wide busy={busy} onClick={() => void run(session.signOut)}>
              {t('registration.link.signOut')}
            </Button>
          ))}
        <Button wide disabled={busy} onClick={() => void home()}>
          {t('registration.link.stay')}
        </Button>
      </div>
    </>
  )
}
