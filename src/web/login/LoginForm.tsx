import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ChevronRight, KeyRound } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { email as isEmail, required } from '#model/validation/validators.ts'
import { session } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { useSession } from '../platform/session/use-session.ts'
import { usePasswordTexts } from '../platform/use-password-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import styles from './Auth.module.css'
import { EmailField } from './AuthFields.tsx'
import { CodeForm } from './CodeForm.tsx'
import { OfferUnlock } from './OfferUnlock.tsx'
import { usePasskey } from './passkeys.ts'
import { Refusal, useRefusal } from './Refusal.tsx'

const password = 'Vitrine2026'
const people = [
  { role: 'admin', email: 'admin@demo.museum' },
  { role: 'curator', email: 'curator@demo.museum' },
  { role: 'viewer', email: 'viewer@demo.museum' },
] as const

interface DemoUsersProps {
  readonly onChoose: (person: { readonly email: string; readonly password: string }) => void
}

/** The people of the demonstration museum, one press away; only where the installation holds it. */
function DemoUsers({ onChoose }: DemoUsersProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={styles.demo} aria-labelledby={id}>
      <h2 id={id}>{t('login.demo.title')}</h2>
      <p>{t('login.demo.text')}</p>
      <ul className={styles.people}>
        {people.map(({ role, email }) => (
          <li key={role}>
            <button type="button" className={styles.person} onClick={() => onChoose({ email, password })}>
              <span>{t(`login.demo.${role}`)}</span>
              <span>{email}</span>
              <ChevronRight size={16} strokeWidth={1.7} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The pages after signing in. */
const routes = ['/app', '/app/'] as const

/** Returns a function that loads, once, the code of the pages behind the login while the user is still typing the password. */
function usePreloadedHome(): () => void {
  const router = useRouter()
  const started = useRef(false)
  return () => {
    if (started.current) return
    started.current = true
    for (const id of routes) {
      // Not `preloadRoute`: the guard would lead back here.
      const route = router.routesById[id] as (typeof router.routesById)[typeof id] | undefined
      if (route) router.loadRouteChunk(route)?.catch(() => undefined)
    }
  }
}

interface Credentials {
  readonly email: string
  readonly password: string
  readonly stay?: boolean
}

interface LoginFormProps {
  /** The notice about the reason for being here. */
  readonly notice?: ReactNode
  /** Ways in without a password; below the form. */
  readonly alternatives?: ReactNode
}

/** E-mail and password; the button waits until both can be right. */
export function LoginForm({ notice, alternatives }: LoginFormProps) {
  const { t } = useTranslation()
  const { loginInProgress, isAuthenticated, maintenanceMode, configuration } = useSession()
  const passwordTexts = usePasswordTexts()
  // Users who arrive from an e-mailed link find their e-mail filled in.
  const arrived = useLocation({ select: location => location.state.email })
  const arrivedAt = useLocation({ select: location => location.state.arrivedAt })
  const [email, setEmail] = useState(arrived ?? '')
  const [password, setPassword] = useState('')
  const [stay, setStay] = useState(false)
  const [visited, setVisited] = useState(false)
  // During maintenance only operators can sign in, and must choose to.
  const [operator, setOperator] = useState(false)
  /** The server also requires a code: the typed password stays only here until then. */
  const [credentials, setCredentials] = useState<Credentials>()
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const preloadHome = usePreloadedHome()
  const address = email.trim()
  const emailProblem = address !== '' && isEmail(address) ? t('validation.email') : undefined
  const closed = maintenanceMode && !operator
  const valid = !required(address) && !isEmail(address) && password !== ''

  // Signed in, and the way home is still loading: a second press would sign in once more.
  const busy = loginInProgress || isAuthenticated

  useEffect(() => {
    // Refused by the server: usually the password must be typed again.
    if (!(failure instanceof CallError) || failure.status === 0) return
    passwordField.current?.focus()
    passwordField.current?.select()
  }, [failure])
  useEffect(() => {
    if (operator) emailField.current?.focus()
  }, [operator])

  const signIn = (person: Credentials) => {
    if (busy) return
    void attempt(async () => {
      try {
        await session.signIn(person.email, person.password, {
          museumId: arrivedAt,
          stay: person.stay ?? false,
        })
      } catch (reason) {
        if (!(reason instanceof CallError) || reason.code !== 'second_factor_required') throw reason
        setCredentials(person)
      }
    })
  }
  const passkey = usePasskey(!closed && !busy && credentials === undefined, ask =>
    attempt(async () => session.signInByPasskey(await ask(), { museumId: arrivedAt, stay })),
  )
  const type = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    preloadHome()
    clear()
    set(event.target.value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid && !closed) signIn({ email: address, password, stay })
  }

  if (credentials) {
    return (
      <CodeForm
        email={credentials.email}
        signIn={code =>
          session.signIn(credentials.email, credentials.password, {
            code,
            museumId: arrivedAt,
            stay: credentials.stay ?? false,
          })
        }
        onBack={() => {
          setCredentials(undefined)
          setPassword('')
        }}
      />
    )
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {turn === 0 ? notice : <Refusal words={refusal} turn={turn} />}
        {address !== '' && <OfferUnlock failure={failure} email={address} />}
        <EmailField
          ref={emailField}
          autoFocus={arrived === undefined}
          disabled={closed}
          value={email}
          onChange={type(setEmail)}
          onBlur={() => setVisited(true)}
          autoComplete="username webauthn"
          problem={visited ? emailProblem : undefined}
        />
        <PasswordField
          ref={passwordField}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          autoFocus={arrived !== undefined}
          disabled={closed}
          texts={passwordTexts}
          value={password}
          onChange={type(setPassword)}
        />
        <Checkbox
          label={t('login.stay')}
          hint={t('login.stayHint')}
          disabled={closed}
          checked={stay}
          onChange={({ target }) => setStay(target.checked)}
        />
        <Button type="submit" look="primary" wide disabled={!valid || closed} busy={busy}>
          {t('login.submit')}
        </Button>
        {passkey.offered && (
          <Button wide busy={passkey.asking} onClick={() => void passkey.ask()}>
            <KeyRound size={18} strokeWidth={1.7} aria-hidden="true" />
            {t('login.passkey.button')}
          </Button>
        )}
      </form>
      <p className={styles.links}>
        <Link to="/reset-password" search={{ token: undefined }} state={{ email: address }}>
          {t('login.forgot')}
        </Link>
        {!closed && <Link to="/register">{t('registration.title')}</Link>}
        {closed && (
          <Button look="subtle" onClick={() => setOperator(true)}>
            {t('login.operator')}
          </Button>
        )}
      </p>
      {!closed && alternatives}
      {configuration?.DEMO && !closed && (
        <DemoUsers
          onChoose={chosen => {
            if (busy) return
            setEmail(chosen.email)
            setPassword(chosen.password)
            signIn(chosen)
          }}
        />
      )}
    </>
  )
}
