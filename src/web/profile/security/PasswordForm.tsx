import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '#model/api/me.ts'
import { changeMyPassword, listMySessions } from '#model/api/security.ts'
import { password as breaksRule } from '#model/validation/validators.ts'
import { Refusal } from '../../login/Refusal.tsx'
import { usePasswordTexts } from '../../login/use-password-texts.ts'
import { useRefusal } from '../../login/use-refusal.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import type { NotificationRules } from '../../platform/request/notification-rules.ts'
import { PasswordRule } from '../../reset-password/PasswordRule.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import profile from '../ProfilePage.module.css'
import styles from './Security.module.css'

const names = ['currentPassword', 'newPassword'] as const
type Values = Record<(typeof names)[number], string>

const empty: Values = { currentPassword: '', newPassword: '' }
const messages: NotificationRules = { success: { message: 'security.password.changed' } }

/** Another password for oneself; all other sessions end with it (acceptance rows P-A11, P-A12). */
export function PasswordForm({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const client = useQueryClient()
  const [values, setValues] = useState(empty)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ruleId = useId()
  const own = [user.email, user.firstName, user.lastName, ...user.identities.map(({ museum }) => museum)]
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const wrong = failure instanceof CallError ? names.find(name => failure.fields[name]) : undefined
  const valid = values.currentPassword !== '' && values.newPassword !== '' && !breaksRule(values.newPassword)

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`input[name="${wrong}"]`)?.focus()
  }, [wrong])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid || busy) return
    setBusy(true)
    await attempt(async () => {
      await call(changeMyPassword, { body: values }, { notify: messages })
      setValues(empty)
      await client.invalidateQueries({ queryKey: [listMySessions.name] })
    })
    setBusy(false)
  }
  const field = (name: (typeof names)[number]) => ({
    label: t(`security.password.${name}`),
    name,
    texts: passwordTexts,
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      clear()
      setValues({ ...values, [name]: event.target.value })
    },
    problem: wrong === name ? refusal : undefined,
  })

  return (
    <>
      {!wrong && turn > 0 && (
        <div className={styles.refusal}>
          <Refusal words={refusal} turn={turn} />
        </div>
      )}
      <form ref={form} className={profile.form} onSubmit={event => void submit(event)} noValidate>
        {/* Tells programs that keep passwords whose this one is. */}
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        <PasswordField {...field('newPassword')} autoComplete="new-password" aria-describedby={ruleId} />
        {values.newPassword !== '' && <PasswordRule id={ruleId} password={values.newPassword} own={own} />}
        <div className={profile.actions}>
          <Button type="submit" look="primary" disabled={!valid} busy={busy}>
            {t('security.password.save')}
          </Button>
        </div>
      </form>
    </>
  )
}
