import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestPasswordReset, resetPassword } from '#model/api/users.ts'
import { password as breaksRule, email as isEmail } from '#model/validation/validators.ts'
import styles from '../login/Auth.module.css'
import { EmailField } from '../login/AuthFields.tsx'
import { AuthFrame, AuthTitles, BackToLogin } from '../login/AuthFrame.tsx'
import { useMailedToken, WhileSignedIn } from '../login/MailedLink.tsx'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { call } from '../platform/client.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { usePasswordTexts } from '../platform/use-password-texts.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { PasswordRule } from './PasswordRule.tsx'

/** Requests the mail with the link. The answer is the same whether the address is known or not (P-A10). */
export function RequestLink() {
  const { t } = useTranslation()
  // Prefilled from the login form.
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

/** The form for a new password, after following the mailed link. */
export function NewPassword({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const ruleId = useId()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const expired = failure instanceof CallError && failure.status === 410
  // Problems of the password itself are reported at its field.
  const atField = failure instanceof CallError ? failure.fields.password : undefined
  const valid = password !== '' && !breaksRule(password)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || busy) return
    setBusy(true)
    await attempt(async () => {
      await call(resetPassword, { body: { token, password } })
      // The link is used: a reload must not show the form again.
      await navigate({ to: '/reset-password', search: { token: undefined }, replace: true })
      setDone(true)
    })
    setBusy(false)
  }
  useEffect(() => {
    if (atField) field.current?.focus()
  }, [atField])

  if (done) {
    return (
      <div role="status">
        <AuthTitles arrived title={t('login.reset.doneTitle')}>
          {t('login.reset.doneText')}
        </AuthTitles>
        <BackToLogin />
      </div>
    )
  }
  if (expired) {
    return (
      <div role="alert">
        <AuthTitles arrived title={t('login.reset.expiredTitle')}>
          {t('login.reset.expiredText')}
        </AuthTitles>
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
      <AuthTitles pageTitle title={t('login.reset.newTitle')} />
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
        {!atField && <Refusal words={refusal} turn={turn} />}
        <PasswordField
          ref={field}
          label={t('login.reset.newPassword')}
          name="new-password"
          autoComplete="new-password"
          autoFocus
          texts={passwordTexts}
          value={password}
          onChange={event => {
            clear()
            setPassword(event.target.value)
          }}
          problem={atField && refusal}
          aria-describedby={ruleId}
        />
        <PasswordRule id={ruleId} password={password} />
        <Button type="submit" look="primary" wide disabled={!valid} busy={busy}>
          {t('login.reset.save')}
        </Button>
      </form>
      <BackToLogin />
    </>
  )
}

function Reset() {
  const token = useMailedToken('/reset-password')
  return (
    <AuthFrame>
      <WhileSignedIn type="RESET" token={token}>
        {token ? <NewPassword token={token} /> : <RequestLink />}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** Password reset: requesting the link, and choosing the new password with its token (P-R04). */
export const ResetPasswordPage = () => (
  <QueryClientProvider client={queryClient}>
    <Reset />
  </QueryClientProvider>
)
