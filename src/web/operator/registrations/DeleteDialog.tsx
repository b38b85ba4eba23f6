import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  deleteRegistration,
  listRegistrations,
  type PendingRegistration,
} from '#model/api/operator/registrations.ts'
import { call } from '../../platform/client.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface DeleteDialogProps {
  readonly registration: PendingRegistration
  readonly onClose: () => void
}

/** Refuses a registration with a mail that says why, or deletes it without one. */
export function DeleteDialog({ registration: { id, museum, email }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  const [mailed, setMailed] = useState(true)
  const { busy, run } = useOperatorAction([listRegistrations])
  return (
    <ReasonDialog
      title={t('operator.registrations.deleteTitle', { museum })}
      text={t('operator.registrations.deleteText')}
      label={t('operator.registrations.reason')}
      hint={t('operator.registrations.reasonHint')}
      submit={t(`operator.registrations.${mailed ? 'refuse' : 'deleteOnly'}`)}
      busy={busy}
      onSubmit={reason => {
        const input = { params: { id }, body: { reason, mailed } }
        return run(() => call(deleteRegistration, input, { notify: saying('operator.registrations.done') }))
      }}
      onClose={onClose}
    >
      <Checkbox
        label={t('operator.registrations.mailed', { email })}
        hint={t('operator.registrations.mailedHint')}
        checked={mailed}
        onChange={({ target }) => setMailed(target.checked)}
      />
    </ReasonDialog>
  )
}
