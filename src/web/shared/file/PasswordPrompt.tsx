import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePasswordTexts } from '../../login/use-password-texts.ts'
import type { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import styles from './SharedFile.module.css'

export interface PasswordPromptProps {
  readonly museum: string
  readonly busy: boolean
  readonly refusal: CallError | undefined
  readonly onPassword: (password: string) => void
}

/** Asks for the password of a link. */
export function PasswordPrompt({ museum, busy, refusal, onPassword }: PasswordPromptProps) {
  const { t } = useTranslation()
  const texts = usePasswordTexts()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!refusal) return
    field.current?.focus()
    field.current?.select()
  }, [refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onPassword(password)
  }
  return (
    <form className={styles.prompt} onSubmit={submit} noValidate>
      <h1 tabIndex={-1}>{t('download.passwordTitle')}</h1>
      <p>{t('download.passwordText', { museum })}</p>
      <PasswordField
        ref={field}
        label={t('download.password')}
        autoComplete="off"
        autoFocus
        texts={texts}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={refusal?.description}
      />
      <Button type="submit" look="primary" wide busy={busy} disabled={password === ''}>
        {t('download.open')}
      </Button>
    </form>
  )
}
