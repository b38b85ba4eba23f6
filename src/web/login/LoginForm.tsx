import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { email as isEmail, required } from '#model/validation/validators.ts'
import { session } from '../platform/client.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Auth.module.css'
import { DemoUsers } from './DemoUsers.tsx'
import { usePasswordTexts } from './use-password-texts.ts'
import { useRefusal } from './use-refusal.ts'

/** E-mail and password; the button waits until both can be right (specification, section 5). */
export function LoginForm({ notice }: { readonly notice?: ReactNode }) {
  const { t } = useTranslation()
  const { loginInProgress, maintenanceMode, configuration } = useSession()
  const passwordTexts = usePasswordTexts()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [visited, setVisited] = useState(false)
  // Login is closed to all but the operators, who have to say so.
  const [operator, setOperator] = useState(false)
  const { refusal, attempt } = useRefusal()
  const address = email.trim()
  const emailProblem = address !== '' && isEmail(address) ? t('validation.email') : undefined
  const closed = maintenanceMode && !operator
  const valid = !required(address) && !isEmail(address) && password !== ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid && !closed && !loginInProgress) void attempt(() => session.signIn(address, password))
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal ? (
          <Banner kind="danger" role="alert" inset>
            {refusal}
          </Banner>
        ) : (
          notice
        )}
        <TextField
          label={t('login.email')}
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          disabled={closed}
          value={email}
          onChange={event => setEmail(event.target.value)}
          onBlur={() => setVisited(true)}
          problem={visited ? emailProblem : undefined}
        />
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          disabled={closed}
          texts={passwordTexts}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        <Button type="submit" look="primary" wide disabled={!valid || closed} busy={loginInProgress}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={styles.links}>
        <Link to="/reset-password" search={{ token: undefined }}>
          {t('login.forgot')}
        </Link>
        {closed && (
          <Button look="subtle" onClick={() => setOperator(true)}>
            {t('login.operator')}
          </Button>
        )}
      </p>
      {configuration?.DEMO && !closed && (
        <DemoUsers
          onChoose={chosen => {
            setEmail(chosen.email)
            setPassword(chosen.password)
            void attempt(() => session.signIn(chosen.email, chosen.password))
          }}
        />
      )}
    </>
  )
}
