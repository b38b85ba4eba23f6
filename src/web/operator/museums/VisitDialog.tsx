import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginAsAdministrator } from '#model/api/operator/museums.ts'
import { call } from '../../platform/client.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { useOperatorAction } from '../use-operator-action.ts'

export interface VisitDialogProps {
  readonly museumId: string
  readonly person: { readonly accountId: string; readonly name: string; readonly email: string }
  readonly onClose: () => void
}

/** Asks why, before an operator works as somebody of a museum: the museum is told. */
export function VisitDialog({ museumId, person, onClose }: VisitDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, run } = useOperatorAction([])
  const missing = reason.trim() === ''
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    await run(async () => {
      const input = { params: { id: museumId }, body: { accountId: person.accountId, reason } }
      const { token } = await call(loginAsAdministrator, input, { notify: genericOnFailure })
      await navigate({ to: '/login-as', search: { token } })
    })
  }
  return (
    <Dialog
      title={t('operator.visit.title', { name: person.name || person.email })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" busy={busy}>
            {t('operator.visit.enter')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void enter(event)} noValidate>
        <p>{t('operator.visit.text')}</p>
        <TextField
          data-autofocus
          label={t('operator.visit.reason')}
          value={reason}
          maxLength={500}
          problem={tried && missing ? t('validation.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
