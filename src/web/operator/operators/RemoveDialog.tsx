import { useTranslation } from 'react-i18next'
import { listOperators, type OperatedOperator, removeOperator } from '#model/api/operator/operators.ts'
import { call } from '../../platform/client.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

export interface RemoveDialogProps {
  readonly operator: OperatedOperator
  readonly onClose: () => void
}

/** Removes an operator, after a reason; oneself with other words. */
export function RemoveDialog({ operator: { accountId, name, email }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const isOwn = useSession().currentUser?.id === accountId
  const { busy, refusal, run } = useOperatorAction([listOperators])
  return (
    <ReasonDialog
      title={
        isOwn
          ? t('operator.operators.removeOwnTitle')
          : t('operator.operators.removeTitle', { name: name || email })
      }
      text={t(`operator.operators.${isOwn ? 'removeOwnText' : 'removeText'}`)}
      label={t('operator.operators.reason')}
      hint={t('operator.operators.reasonHint')}
      submit={t(`operator.operators.${isOwn ? 'removeOwn' : 'remove'}`)}
      busy={busy}
      refusal={refusal}
      onSubmit={reason => {
        const input = { params: { accountId }, body: { reason, ...(isOwn && { own: true }) } }
        const notify = saying('operator.operators.removed', [400, 409])
        return run(() => call(removeOperator, input, { notify }))
      }}
      onClose={onClose}
    />
  )
}
