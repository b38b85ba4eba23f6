import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSecondFactor } from '#model/api/security.ts'
import { CodeField } from '../../../login/AuthFields.tsx'
import { Refusal, useRefusal } from '../../../login/Refusal.tsx'
import { endpointQuery } from '../../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../../platform/query/LoadFailed.tsx'
import { CallError } from '../../../platform/request/call-error.ts'
import { usePasswordTexts } from '../../../platform/use-password-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Security.module.css'

/** Checks for a second factor before it shows the form, which may require a code. */
export function FactorCheck({ children }: { readonly children: (withCode: boolean) => ReactNode }) {
  const { data, isError, refetch } = useQuery(endpointQuery(readSecondFactor, {}))
  if (isError && !data) return <LoadFailed retry={refetch} />
  return data ? children(data.since !== null) : <Skeleton width={40} />
}

type Name = keyof Proof

interface Proof {
  readonly password: string
  readonly code: string
}

interface ProofFormProps {
  readonly text: string
  /** Default true. */
  readonly withCode?: boolean
  /** Fields before the password; `tried` once the form was sent with something missing. */
  readonly children?: (tried: boolean) => ReactNode
  /** True while those are not filled in. */
  readonly incomplete?: boolean
  /** The hint at the code, where it need not be one of the device. */
  readonly codeHint?: string
  readonly submitLabel: string
  readonly danger?: boolean
  /** @throws {CallError} */
  readonly onSubmit: (proof: Proof) => Promise<void>
  readonly onCancel: () => void
}

/** Password, and code where one is asked for, before the keys of the account change: an open session does not prove who is using it. */
export function ProofForm({
  text,
  withCode = true,
  children,
  incomplete = false,
  codeHint,
  submitLabel,
  danger,
  onSubmit,
  onCancel,
}: ProofFormProps) {
  const { t } = useTranslation()
  const passwordTexts = usePasswordTexts()
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const { failure, refusal, turn, attempt, clear } = useRefusal()
  const names: readonly Name[] = withCode ? ['password', 'code'] : ['password']
  const wrong = failure instanceof CallError ? names.find(name => failure.fields[name]) : undefined
  const valid = !incomplete && names.every(name => proof[name].trim() !== '')

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`input[name="${wrong ?? 'password'}"]`)?.focus()
  }, [wrong])
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!valid) return setTries(tries + 1)
    setBusy(true)
    await attempt(() => onSubmit(proof))
    setBusy(false)
  }
  const missing = (name: Name) =>
    tries > 0 && proof[name].trim() === '' ? t('validation.required') : undefined
  const field = (name: Name) => ({
    name,
    value: proof[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      clear()
      setProof({ ...proof, [name]: event.target.value })
    },
    problem: wrong === name ? refusal : missing(name),
  })

  return (
    <form ref={form} className={styles.proof} onSubmit={event => void submit(event)} noValidate>
      <p>{text}</p>
      {!wrong && <Refusal words={refusal} turn={turn} />}
      {children?.(tries > 0)}
      <PasswordField
        {...field('password')}
        label={t('login.password')}
        autoComplete="current-password"
        texts={passwordTexts}
      />
      {withCode && <CodeField {...field('code')} hint={codeHint} />}
      <div className={styles.dialogButtons}>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
