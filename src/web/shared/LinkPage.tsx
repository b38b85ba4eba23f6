import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openLink } from '#model/api/sharing.ts'
import { call } from '../platform/client.ts'
import { CallError } from '../platform/request/call-error.ts'
import { wordsForFailure } from '../platform/request/notification-rules.ts'
import { usePasswordTexts } from '../platform/use-password-texts.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import styles from './LinkPage.module.css'
import { PublicFrame } from './PublicFrame.tsx'

/** True when a link is no longer good, or never was; any other failure may pass. */
const isExpired = (error: Error | null): boolean =>
  error instanceof CallError && [400, 404, 410].includes(error.status)

/** True when a link asks for its password first. */
const isLocked = (error: Error | null): error is CallError =>
  error instanceof CallError && error.code === 'password_needed'

export interface PasswordPromptProps {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly busy: boolean
  /** The reason for which the last password was refused. */
  readonly problem: string | undefined
  readonly onPassword: (password: string) => void
}

/** Asks for the password of a link. */
export function PasswordPrompt({ title, text, button, busy, problem, onPassword }: PasswordPromptProps) {
  const { t } = useTranslation()
  const texts = usePasswordTexts()
  const [password, setPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (busy || !problem) return
    field.current?.focus()
    field.current?.select()
  }, [busy, problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onPassword(password)
  }
  return (
    <form className={styles.prompt} onSubmit={submit} noValidate>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <PasswordField
        ref={field}
        label={t('sharing.password')}
        autoComplete="off"
        autoFocus
        texts={texts}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        problem={problem}
      />
      <Button type="submit" look="primary" wide busy={busy} disabled={password === ''}>
        {button}
      </Button>
    </form>
  )
}

/** The password of a link in exchange for a grant, which the other calls of the link take along. */
export function useLinkGrant(token: string) {
  const { t } = useTranslation()
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: (password: string) => call(openLink, { body: { token, password } }),
  })
  const refused = error instanceof CallError && [400, 429].includes(error.status)
  const problem = error === null ? undefined : refused ? error.description : t(wordsForFailure(error))
  return { grant: data?.grant, open: mutate, busy: isPending, problem }
}

export interface LinkPageProps {
  /** Undefined until it is known. */
  readonly museum: string | undefined
  readonly query: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly gone: { readonly title: string; readonly text: string }
  readonly failedTitle: string
  /** Undefined where the page asks for a password itself. */
  readonly lock?: ReturnType<typeof useLinkGrant>
  /** Contents of the link; undefined until loaded. */
  readonly children: ReactNode
}

/** A page at a secret address: its content, or why the link does not work. */
export function LinkPage({ museum, query, gone, failedTitle, lock, children }: LinkPageProps) {
  const { t } = useTranslation()
  const { isPending, error, refetch } = query
  const content = () => {
    if (isPending) return <LoadingOverlay label={t('common.loading')} />
    if (isExpired(error)) return <EmptyState title={gone.title}>{gone.text}</EmptyState>
    if (lock && isLocked(error))
      return (
        <PasswordPrompt
          title={t('sharing.passwordTitle')}
          text={error.message}
          button={t('sharing.openLink')}
          busy={lock.busy}
          problem={lock.problem}
          onPassword={lock.open}
        />
      )
    if (children) return children
    return (
      <EmptyState
        title={failedTitle}
        actions={
          <Button look="primary" onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {t('common.unreachable')}
      </EmptyState>
    )
  }
  return <PublicFrame museum={museum}>{content()}</PublicFrame>
}
