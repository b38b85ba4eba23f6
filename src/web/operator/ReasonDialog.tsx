import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './Operator.module.css'

interface ReasonDialogProps {
  readonly title: string
  /** A description of the consequences. */
  readonly text: string
  readonly label: string
  readonly hint?: string
  readonly submit: string
  /** True (the default) for an action that takes something away from a user. */
  readonly danger?: boolean
  readonly busy: boolean
  /** The server's reason for refusing it. */
  readonly refusal?: string | undefined
  /** More to choose, below the reason. */
  readonly children?: ReactNode
  /** @returns true when it succeeded. */
  readonly onSubmit: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Explains an action of an operator, and asks for a reason. */
export function ReasonDialog({
  title,
  text,
  label,
  hint,
  submit,
  danger = true,
  busy,
  refusal,
  children,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!missing && (await onSubmit(reason))) onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look={danger ? 'danger' : 'primary'} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void send(event)} noValidate>
        {refusal !== undefined && (
          <Banner kind="danger" role="alert" inset>
            {refusal}
          </Banner>
        )}
        <p>{text}</p>
        <TextField
          data-autofocus
          label={label}
          hint={hint}
          value={reason}
          maxLength={500}
          problem={tried && missing ? t('validation.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {children}
      </form>
    </Dialog>
  )
}
