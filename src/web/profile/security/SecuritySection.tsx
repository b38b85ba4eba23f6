import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import { changeMyPassword, listMySessions } from '#model/api/security.ts'
import { password as breaksRule } from '#model/validation/validators.ts'
import { CodeField } from '../../login/AuthFields.tsx'
import { Refusal, useRefusal } from '../../login/Refusal.tsx'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { usePasswordTexts } from '../../platform/use-password-texts.ts'
import { PasswordRule } from '../../reset-password/PasswordRule.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import profile from '../ProfilePage.module.css'
import { AccountNote, isAccountClosed, Section } from '../Section.tsx'
import { PasskeyPart } from './passkeys/PasskeyPart.tsx'
import styles from './Security.module.css'
import { SessionList } from './SessionList.tsx'
import { FactorCheck } from './second-factor/ProofForm.tsx'
import { SecondFactorPart } from './second-factor/SecondFactorPart.tsx'

const passwords = ['currentPassword', 'newPassword'] as const
const empty = { currentPassword: '', newPassword: '', code: '' }
type Name = keyof typeof empty
const messages: NotificationRules = { success: { message: 'security.password.changed' } }

interface PasswordFormProps {
  readonly user: CurrentUser
  /** True where the account has a second factor. */
  readonly withCode: boolean
}

/** Another password for oneself; all other sessions end with it (P-A11, P-A12). */
function PasswordForm({ user, withCode }: PasswordFormProps) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const client = useQueryClient()
  const [values, setValues] = useState(empty)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ruleId = useId()
  const own = [user.email, user.firstName, user.lastName, ...user.identities.map(({ museum }) => museum)]
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const names: readonly Name[] = withCode ? [...passwords, 'code'] : passwords
  const wrong = failure instanceof CallError ? names.find(name => failure.fields[name]) : undefined
  const valid = names.every(name => values[name].trim() !== '') && !breaksRule(values.newPassword)

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`input[name="${wrong}"]`)?.focus()
  }, [wrong])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || busy) return
    setBusy(true)
    await attempt(async () => {
      const { code, ...body } = values
      await call(changeMyPassword, { body: { ...body, ...(withCode && { code }) } }, { notify: messages })
      setValues(empty)
      await client.invalidateQueries({ queryKey: [listMySessions.name] })
    })
    setBusy(false)
  }
  const field = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      clear()
      setValues({ ...values, [name]: event.target.value })
    },
    problem: wrong === name ? refusal : undefined,
  })
  const passwordField = (name: (typeof passwords)[number]) => ({
    ...field(name),
    label: t(`security.password.${name}`),
    texts: passwordTexts,
  })

  return (
    <>
      {!wrong && turn > 0 && (
        <div className={styles.refusal}>
          <Refusal words={refusal} turn={turn} />
        </div>
      )}
      <form ref={form} className={profile.form} onSubmit={event => void submit(event)} noValidate>
        {/* Lets password managers know which account this password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField {...passwordField('currentPassword')} autoComplete="current-password" />
        <PasswordField
          {...passwordField('newPassword')}
          autoComplete="new-password"
          aria-describedby={ruleId}
        />
        {values.newPassword !== '' && <PasswordRule id={ruleId} password={values.newPassword} own={own} />}
        {withCode && <CodeField {...field('code')} hint={t('security.secondFactor.codeHint')} />}
        <div className={profile.actions}>
          <Button type="submit" look="primary" disabled={!valid} busy={busy}>
            {t('security.password.save')}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Password, second factor, passkeys, and where one is signed in. */
export function SecuritySection() {
  const { t } = useTranslation()
  const { currentUser } = useSession()
  if (!currentUser) return null
  if (isAccountClosed(currentUser))
    return (
      <Section title={t('security.title')}>
        <AccountNote />
      </Section>
    )
  return (
    <>
      <Section title={t('security.password.title')} lead={t('security.password.text')}>
        <FactorCheck>{withCode => <PasswordForm user={currentUser} withCode={withCode} />}</FactorCheck>
      </Section>
      <Section title={t('security.secondFactor.title')} lead={t('security.secondFactor.text')}>
        <SecondFactorPart />
      </Section>
      <Section title={t('security.passkeys.title')} lead={t('security.passkeys.text')}>
        <PasskeyPart />
      </Section>
      <Section title={t('security.sessions.title')} lead={t('security.sessions.text')}>
        <SessionList />
      </Section>
    </>
  )
}
