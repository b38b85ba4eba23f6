import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  inviteOperatorAgain,
  listOperators,
  type OperatorInvitation,
  withdrawOperatorInvitation,
} from '#model/api/operator/operators.ts'
import { call } from '../../platform/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkEnd } from '../LinkEnd.tsx'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { saying, useOperatorAction } from '../use-operator-action.ts'

/** Who is invited to operate the platform and has not accepted. */
export function InvitationList({ invitations }: { readonly invitations: readonly OperatorInvitation[] }) {
  const { t } = useTranslation()
  const { busy, run } = useOperatorAction([listOperators])
  const [withdrawn, setWithdrawn] = useState<OperatorInvitation>()
  const again = ({ accountId }: OperatorInvitation) =>
    run(() =>
      call(
        inviteOperatorAgain,
        { params: { accountId } },
        { notify: saying('operator.operators.againDone') },
      ),
    )
  const withdraw = async ({ accountId }: OperatorInvitation) => {
    await run(() =>
      call(
        withdrawOperatorInvitation,
        { params: { accountId } },
        { notify: saying('operator.operators.withdrawn') },
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
            const { accountId, name, email, invitedBy, expiresAt, mailFailed } = invitation
            return (
              <tr key={accountId}>
                <td className={styles.words}>{name}</td>
                <td>{email}</td>
                <td>{invitedBy}</td>
                <td>
                  <LinkEnd expiresAt={expiresAt} mailFailed={mailFailed} words="operator.operators" />
                </td>
                <td>
                  <div className={styles.actions}>
                    <Button
                      busy={busy}
                      aria-label={t('operator.operators.againNamed', { name })}
                      onClick={() => void again(invitation)}
                    >
                      {t('operator.operators.again')}
                    </Button>
                    <Button
                      look="subtle"
                      aria-label={t('operator.operators.withdrawNamed', { name })}
                      onClick={() => setWithdrawn(invitation)}
                    >
                      {t('operator.operators.withdraw')}
                    </Button>
                  </div>
                </td>
              </tr>
            )
          })}
        </ScrollTable>
      )}
      {withdrawn && (
        <Dialog
          title={t('operator.operators.withdrawTitle', { name: withdrawn.name })}
          onClose={() => setWithdrawn(undefined)}
          actions={
            <>
              <Button data-autofocus onClick={() => setWithdrawn(undefined)}>
                {t('operator.cancel')}
              </Button>
              <Button look="danger" busy={busy} onClick={() => void withdraw(withdrawn)}>
                {t('operator.operators.withdraw')}
              </Button>
            </>
          }
        >
          <p>{t('operator.operators.withdrawText')}</p>
        </Dialog>
      )}
    </section>
  )
}
