import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Auth.module.css'
import { OfferUnlock } from './OfferUnlock.tsx'
import { Refusal, useRefusal } from './Refusal.tsx'

/** Patterns of each kind of code, however it is grouped. */
const kinds = {
  device: { shape: /^\d{6}$/, text: 'login.code.text', label: 'login.code.label' },
  recovery: { shape: /^[a-z2-7]{16}$/i, text: 'login.code.recoveryText', label: 'login.code.recoveryLabel' },
} as const

interface CodeFormProps {
  readonly email: string
  /** @throws {CallError} */
  readonly signIn: (code: string) => Promise<void>
  readonly onBack: () => void
}

/** The second step of signing in: a code of the device, or one of the recovery codes. */
export function CodeForm({ email, signIn, onBack }: CodeFormProps) {
  const { t } = useTranslation()
  const { loginInProgress, isAuthenticated } = useSession()
  const [kind, setKind] = useState<keyof typeof kinds>('device')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const busy = loginInProgress || isAuthenticated
  const { shape, text, label } = kinds[kind]
  const valid = shape.test(code.replace(/[\s-]/g, ''))

  useEffect(() => {
    if (failure === undefined) return
    field.current?.focus()
    field.current?.select()
  }, [failure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of each kind is to be typed into at once
  useEffect(() => field.current?.focus(), [kind])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (valid && !busy) void attempt(() => signIn(code))
  }
  const other = kind === 'device' ? 'recovery' : 'device'
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {turn > 0 && <Refusal words={refusal} turn={turn} />}
        <OfferUnlock failure={failure} email={email} />
        <p id="code-text">{t(text)}</p>
        <TextField
          key={kind}
          ref={field}
          label={t(label)}
          name="otp"
          autoComplete={kind === 'device' ? 'one-time-code' : 'off'}
          inputMode={kind === 'device' ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          aria-describedby="code-text"
          value={code}
          onChange={event => {
            clear()
            setCode(event.target.value)
          }}
        />
        <Button type="submit" look="primary" wide disabled={!valid} busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={styles.links}>
        <Button
          look="subtle"
          onClick={() => {
            clear()
            setCode('')
            setKind(other)
          }}
        >
          {t(other === 'recovery' ? 'login.code.useRecovery' : 'login.code.useDevice')}
        </Button>
        <Button look="subtle" disabled={busy} onClick={onBack}>
          {t('login.code.back')}
        </Button>
      </p>
    </>
  )
}
