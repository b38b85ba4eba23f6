import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeMuseumState,
  listMuseums,
  type OperatedMuseum,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface StateDialogProps {
  readonly museum: OperatedMuseum
  readonly state: MuseumState
  readonly onClose: () => void
}

/** Says what suspending, closing or opening a museum does, and asks why. */
export function StateDialog({ museum: { id, name }, state, onClose }: StateDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, run } = useOperatorAction([readOperatedMuseum, listMuseums])
  const missing = reason.trim() === ''
  const change = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    const input = { params: { id }, body: { state, reason } }
    if (await run(() => call(changeMuseumState, input, { notify: saying('operator.state.done') }))) onClose()
  }
  return (
    <Dialog
      title={t(`operator.state.ask.${state}`, { museum: name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button type="submit" form={formId} look={state === 'active' ? 'primary' : 'danger'} busy={busy}>
            {t(`operator.state.do.${state}`)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={event => void change(event)} noValidate>
        <p>{t(`operator.state.askText.${state}`)}</p>
        <TextField
          data-autofocus
          label={t('operator.state.reason')}
          hint={t('operator.state.reasonHint')}
          value={reason}
          maxLength={500}
          problem={tried && missing ? t('validation.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
