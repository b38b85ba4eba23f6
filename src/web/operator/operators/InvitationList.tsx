import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  inviteOperatorAgain,
  listOperators,
  type OperatorInvitation,
  withdrawOperatorInvitation,
} from '#model/api/operator/operators.ts'
import { call } from '../../platform/client.ts'
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { MailedLinkCells } from '../MailedLinkCells.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { useOperatorAction } from '../use-operator-action.ts'

/** Invitations to operate the platform that have not been accepted. */
export function InvitationList({ invitations }: { readonly invitations: readonly OperatorInvitation[] }) {
  const { t } = useTranslation()
  const { busy, run } = useOperatorAction([listOperators])
  const [withdrawn, setWithdrawn] = useState<OperatorInvitation>()
  const again = ({ accountId }: OperatorInvitation) =>
    run(() =>
      call(
        inviteOperatorAgain,
        { params: { accountId } },
        { notify: onSuccess('operator.operators.againDone', [400]) },
      ),
    )
  const withdraw = async ({ accountId }: OperatorInvitation) => {
    await run(() =>
      call(
        withdrawOperatorInvitation,
        { params: { accountId } },
        { notify: onSuccess('operator.operators.withdrawn', [400]) },
      ),
    )
    setWithdrawn(undefined)
  }
  return (
    <section className={styles.part}>
      <h2>{t('operator.operators.invitations')}</h2>
      {invitations.length === 0 ? (
        <p className={styles.lead}>{t('operator.operators.noInvitations')}</p>
      ) : (
        <ScrollTable
          label={t('operator.operators.invitations')}
          heads={[
            { label: t('operator.operators.name') },
            { label: t('operator.operators.email') },
            { label: t('operator.operators.invitedBy') },
            { label: t('operator.operators.expires') },
            { label: '' },
          ]}
        >
          {invitations.map(invitation => {
            const { accountId, name, email, invitedBy } = invitation
            return (
              <tr key={accountId}>
                <td className={styles.words}>{name}</td>
                <td>{email}</td>
                <td>{invitedBy}</td>
                <MailedLinkCells
                  link={invitation}
                  words="operator.operators"
                  name={name}
                  busy={busy}
                  onMailAgain={() => void again(invitation)}
                  end={{
                    text: t('operator.operators.withdraw'),
                    label: t('operator.operators.withdrawNamed', { name }),
                    run: () => setWithdrawn(invitation),
                  }}
                />
              </tr>
            )
          })}
        </ScrollTable>
      )}
      {withdrawn && (
        <ConfirmDialog
          title={t('operator.operators.withdrawTitle', { name: withdrawn.name })}
          submit={t('operator.operators.withdraw')}
          busy={busy}
          onConfirm={() => void withdraw(withdrawn)}
          onClose={() => setWithdrawn(undefined)}
        >
          <p>{t('operator.operators.withdrawText')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
