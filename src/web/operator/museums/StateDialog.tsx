import { useTranslation } from 'react-i18next'
import {
  changeMuseumState,
  listMuseums,
  type OperatedMuseum,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import type { MuseumState } from '#model/museum/museum-state.ts'
import { call } from '../../platform/client.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface StateDialogProps {
  readonly museum: OperatedMuseum
  readonly state: MuseumState
  readonly onClose: () => void
}

/** Says what suspending, closing or opening a museum does, and asks why. */
export function StateDialog({ museum: { id, name }, state, onClose }: StateDialogProps) {
  const { t } = useTranslation()
  const { busy, run } = useOperatorAction([readOperatedMuseum, listMuseums])
  return (
    <ReasonDialog
      title={t(`operator.state.ask.${state}`, { museum: name })}
      text={t(`operator.state.askText.${state}`)}
      label={t('operator.state.reason')}
      hint={t('operator.state.reasonHint')}
      submit={t(`operator.state.do.${state}`)}
      danger={state !== 'active'}
      busy={busy}
      onSubmit={reason => {
        const input = { params: { id }, body: { state, reason } }
        return run(() => call(changeMuseumState, input, { notify: saying('operator.state.done') }))
      }}
      onClose={onClose}
    />
  )
}
