import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activateMuseum } from '#model/api/registration.ts'
import auth from '../login/Auth.module.css'
import { AuthFrame, AuthTitles } from '../login/AuthFrame.tsx'
import { LinkCheck, useLinkCheck, useMailedToken, WhileSignedIn } from '../login/MailedLink.tsx'
import { Refusal, useRefusal } from '../login/Refusal.tsx'
import { call } from '../platform/client.ts'
import { queryClient } from '../platform/query/query-client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { usePasswordTexts } from '../platform/use-password-texts.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { ExpiredLink } from './ExpiredLink.tsx'
import { useArrival } from './use-arrival.ts'

interface FoundMuseumProps {
  readonly token: string
  readonly museum: string
  readonly email: string
}

/** Founds the museum once its link and its password are together, and lets its administrator in. */
function FoundMuseum({ token, museum, email }: FoundMuseumProps) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const passwordField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const arrive = useArrival()
  const { failure, refusal, turn, attempt, clear } = useRefusal({
    onRefused: () => passwordField.current?.select(),
  })
  const refused = failure instanceof CallError ? failure : undefined
  const problem = refused?.fields.password

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    await attempt(async () => arrive(await call(activateMuseum, { body: { token, password } }), password))
    setBusy(false)
  }

  if (refused?.status === 410) return <ExpiredLink type="TENANT" token={token} />
  return (
    <>
      <AuthTitles pageTitle title={t('registration.founding.title', { museum })}>
        {t('registration.founding.text')}
      </AuthTitles>
      <form className={auth.form} onSubmit={event => void submit(event)} noValidate>
        {problem === undefined && <Refusal words={refusal} turn={turn} />}
        <TextField
          label={t('login.email')}
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
        />
        <PasswordField
          ref={passwordField}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          texts={passwordTexts}
          value={password}
          onChange={event => {
            clear()
            setPassword(event.target.value)
          }}
          problem={problem}
        />
        <Button type="submit" look="primary" wide disabled={password === ''} busy={busy}>
          {t('registration.founding.submit')}
        </Button>
      </form>
      <p className={auth.links}>
        <Link to="/register">{t('registration.founding.again')}</Link>
      </p>
      <p className={auth.aside}>{t('registration.founding.notYou')}</p>
    </>
  )
}

function Activation() {
  const token = useMailedToken('/activate')
  const check = useLinkCheck('TENANT', token)
  return (
    <AuthFrame>
      <WhileSignedIn type="TENANT" token={token}>
        {token === undefined || check.data?.status === 'EXPIRED' ? (
          <ExpiredLink type="TENANT" token={token} />
        ) : check.data ? (
          <FoundMuseum token={token} museum={check.data.museum ?? ''} email={check.data.email ?? ''} />
        ) : (
          <LinkCheck check={check} />
        )}
      </WhileSignedIn>
    </AuthFrame>
  )
}

/** The page on which a mailed link activates a new museum (P-R06). It is rendered outside the shell. */
export const ActivatePage = () => (
  <QueryClientProvider client={queryClient}>
    <Activation />
  </QueryClientProvider>
)
