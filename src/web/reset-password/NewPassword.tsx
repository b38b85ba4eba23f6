import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resetPassword } from '#model/api/users.ts'
import { password as breaksRule } from '#model/validation/validators.ts'
import styles from '../login/Auth.module.css'
import { AuthTitles } from '../login/AuthTitles.tsx'
import { usePasswordTexts } from '../login/use-password-texts.ts'
import { useRefusal } from '../login/use-refusal.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { PasswordRule } from './PasswordRule.tsx'

/** The new password, for who came by the mailed link. */
export function NewPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const { failure, refusal, attempt } = useRefusal()
  const valid = password !== '' && !breaksRule(password)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || busy) return
    setBusy(true)
    await attempt(async () => {
      await call(resetPassword, { body: { token, password } })
      setDone(true)
    })
    setBusy(false)
  }

  if (done) {
    return (
      <div role="status">
        <AuthTitles title={t('login.reset.doneTitle')}>{t('login.reset.doneText')}</AuthTitles>
        <BackToLogin />
      </div>
    )
  }
  if (failure instanceof CallError && failure.status === 410) {
    return (
      <div role="alert">
        <AuthTitles title={t('login.reset.expiredTitle')}>{t('login.reset.expiredText')}</AuthTitles>
        <p className={styles.links}>
          <Link to="/reset-password" search={{ token: undefined }} reloadDocument>
            {t('login.reset.again')}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <AuthTitles title={t('login.reset.newTitle')} />
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        {refusal && (
          <Banner kind="danger" role="alert" inset>
            {refusal}
          </Banner>
        )}
        <PasswordField
          label={t('login.reset.newPassword')}
          name="new-password"
          autoComplete="new-password"
          autoFocus
          texts={passwordTexts}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <PasswordRule password={password} />
        <Button type="submit" look="primary" wide disabled={!valid} busy={busy}>
          {t('login.reset.save')}
        </Button>
      </form>
      <BackToLogin />
    </>
  )
}
