import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthFrame, AuthTitles, BackToLogin } from '../login/AuthFrame.tsx'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { queryClient } from '../platform/query/query-client.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Register.module.css'
import { RegistrationForm } from './RegistrationForm.tsx'

interface CheckMailProps {
  readonly email: string
  /** Sends the link again. */
  readonly again: () => Promise<void>
}

/** The page after sending the registration, which points to the e-mail. */
function CheckMail({ email, again }: CheckMailProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [times, setTimes] = useState(0)
  const { refusal, turn, attempt } = useRefusal()
  const resend = async () => {
    setBusy(true)
    await attempt(async () => {
      await again()
      setTimes(last => last + 1)
    })
    setBusy(false)
  }
  return (
    <>
      <AuthTitles arrived title={t('registration.sent.title')}>
        {t('registration.sent.text', { email })}
      </AuthTitles>
      <div className={styles.next}>
        {refusal !== undefined && <Refusal words={refusal} turn={turn} />}
        {refusal === undefined && times > 0 && (
          <Banner key={times} kind="success" inset>
            {t('registration.sent.againDone')}
          </Banner>
        )}
        <Button wide busy={busy} onClick={() => void resend()}>
          {t('registration.sent.again')}
        </Button>
      </div>
      <BackToLogin />
    </>
  )
}

function Registration() {
  const [sent, setSent] = useState<{ readonly email: string; readonly again: () => Promise<void> }>()
  return (
    <AuthFrame wide={!sent}>
      {sent ? (
        <CheckMail {...sent} />
      ) : (
        <RegistrationForm onSent={(email, again) => setSent({ email, again })} />
      )}
    </AuthFrame>
  )
}

/** The registration of a museum (P-R05): the form, then a page that points to the e-mail. It is rendered outside the shell. */
export const RegisterPage = () => (
  <QueryClientProvider client={queryClient}>
    <Registration />
  </QueryClientProvider>
)
