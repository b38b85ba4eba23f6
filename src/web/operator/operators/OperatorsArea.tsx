import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOperators, type OperatedOperator } from '#model/api/operator/operators.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { lookAgainMs } from '../look-again-ms.ts'
import styles from '../Operator.module.css'
import { ScrollTable } from '../ScrollTable.tsx'
import { InvitationList } from './InvitationList.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** Who operates the platform, and who is invited to. */
export function OperatorsArea() {
  const { t } = useTranslation()
  const dates = useDates()
  const moments = useMoments()
  const { currentUser } = useSession()
  const [open, setOpen] = useState<'invite' | OperatedOperator>()
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(listOperators, {}),
    refetchInterval: lookAgainMs,
  })
  const close = () => setOpen(undefined)
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('operator.operators.title')}</h1>
        <Button look="primary" onClick={() => setOpen('invite')}>
          {t('operator.operators.invite')}
        </Button>
      </div>
      <p className={styles.lead}>{t('operator.operators.text')}</p>
      {isError && !data && <LoadFailed retry={refetch} />}
      <ScrollTable
        label={t('operator.operators.list')}
        heads={[
          { label: t('operator.operators.name') },
          { label: t('operator.operators.email') },
          { label: t('operator.operators.secondFactor') },
          { label: t('operator.operators.lastAccess') },
          { label: t('operator.operators.since') },
          { label: '' },
        ]}
      >
        {data?.operators.map(operator => {
          const { accountId, name, email, secondFactor, lastAccess, since } = operator
          const isOwn = accountId === currentUser?.id
          return (
            <tr key={accountId}>
              <td className={styles.words}>
                {name || email} {isOwn && <Badge>{t('operator.operators.you')}</Badge>}
              </td>
              <td>{email}</td>
              <td className={styles.words}>
                <Badge tone={secondFactor ? 'success' : 'warning'}>
                  {t(`operator.operators.${secondFactor ? 'yes' : 'no'}`)}
                </Badge>
                {!secondFactor && <p className={styles.quiet}>{t('operator.operators.noHint')}</p>}
              </td>
              <td>{lastAccess ? moments.short(lastAccess) : t('operator.operators.never')}</td>
              <td>{dates.day(since)}</td>
              <td>
                {(data.operators.length > 1 || !isOwn) && (
                  <Button
                    aria-label={t('operator.operators.removeNamed', { name: name || email })}
                    onClick={() => setOpen(operator)}
                  >
                    {t('operator.operators.remove')}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </ScrollTable>
      {data && <InvitationList invitations={data.invitations} />}
      {open === 'invite' && <InviteDialog onClose={close} />}
      {typeof open === 'object' && <RemoveDialog operator={open} onClose={close} />}
    </>
  )
}
