import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unlockSignIn } from '#model/api/users.ts'
import { AuthFrame, AuthTitles, BackToLogin } from '../login/AuthFrame.tsx'
import styles from '../login/MailedLink.module.css'
import { useMailedToken, WhileSignedIn } from '../login/MailedLink.tsx'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { call } from '../platform/client.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'

function AllowBrowser({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { failure, refusal, turn, attempt } = useRefusal()
  // A button, because programs that look through mails open links.
  const proceed = async (used: string) => {
    setBusy(true)
    await attempt(async () => {
      const { email } = await call(unlockSignIn, { body: { token: used } })
      await navigate({ to: '/login', search: { from: undefined }, state: { email }, replace: true })
    })
    setBusy(false)
  }
  if (token === undefined || (failure instanceof CallError && failure.status === 410))
    return (
      <div role="alert">
        <AuthTitles arrived title={t('registration.expired.title')}>
          {t('login.unlock.expiredText')}
        </AuthTitles>
        <BackToLogin />
      </div>
    )
  return (
    <>
      <AuthTitles pageTitle title={t('login.unlock.title')}>
        {t('login.unlock.text')}
      </AuthTitles>
      <div className={styles.actions}>
        <Refusal words={refusal} turn={turn} />
        <Button look="primary" wide busy={busy} onClick={() => void proceed(token)}>
          {t('login.unlock.submit')}
        </Button>
      </div>
      <BackToLogin />
    </>
  )
}

function Unlock() {
  const token = useMailedToken('/unlock')
  return (
    <AuthFrame>
      <WhileSignedIn type="UNLOCK" token={token}>
        <AllowBrowser token={token} />
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** Makes this browser known, so that it may sign in although others guess the password. */
export const UnlockPage = () => (
  <QueryClientProvider client={queryClient}>
    <Unlock />
  </QueryClientProvider>
)
