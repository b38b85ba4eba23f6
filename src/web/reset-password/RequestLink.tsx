import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPasswordReset } from '#model/api/users.ts'
import { email as isEmail } from '#model/validation/validators.ts'
import styles from '../login/Auth.module.css'
import { AuthTitles } from '../login/AuthTitles.tsx'
import { EmailField } from '../login/EmailField.tsx'
import { Refusal } from '../login/Refusal.tsx'
import { useRefusal } from '../login/use-refusal.ts'
import { call } from '../platform/client.ts'
import { Button } from '../ui/Button.tsx'
import { BackToLogin } from './BackToLogin.tsx'

/** Asks for the mail with the link. The answer is the same whether the address is known or not (acceptance row P-A10). */
export function RequestLink() {
  const { t } = useTranslation()
  // Typed into the login form already.
  const typed = useLocation({ select: location => location.state.email })
  const [email, setEmail] = useState(typed ?? '')
  const [visited, setVisited] = useState(false)
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { refusal, turn, attempt, clear } = useRefusal()
  const address = email.trim()
  const problem = address !== '' && isEmail(address) ? t('validation.email') : undefined

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (address === '' || problem || busy) return
    setBusy(true)
    await attempt(async () => {
      await call(requestPasswordReset, { body: { email: address } })
      setSentTo(address)
    })
    setBusy(false)
  }

  if (sentTo !== undefined) {
    return (
      <div role="status">
        <AuthTitles arrived title={t('login.reset.sentTitle')}>
          {t('login.reset.sentText', { email: sentTo })}
        </AuthTitles>
        <BackToLogin />
      </div>
    )
  }
  return (
    <>
      <AuthTitles title={t('login.reset.title')}>{t('login.reset.text')}</AuthTitles>
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        <Refusal words={refusal} turn={turn} />
        <EmailField
          autoFocus
          value={email}
          onChange={event => {
            clear()
            setEmail(event.target.value)
          }}
          onBlur={() => setVisited(true)}
          problem={visited ? problem : undefined}
        />
        <Button
          type="submit"
          look="primary"
          wide
          disabled={address === '' || problem !== undefined}
          busy={busy}
        >
          {t('login.reset.submit')}
        </Button>
      </form>
      <BackToLogin />
    </>
  )
}
