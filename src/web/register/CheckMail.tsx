import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthTitles } from '../login/AuthTitles.tsx'
import { Refusal } from '../login/Refusal.tsx'
import { useRefusal } from '../login/use-refusal.ts'
import { BackToLogin } from '../reset-password/BackToLogin.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import styles from './Register.module.css'

export interface CheckMailProps {
  readonly email: string
  /** Mails the link once more. */
  readonly again: () => Promise<void>
}

/** The registration was sent: what is left is in the mail. */
export function CheckMail({ email, again }: CheckMailProps) {
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
