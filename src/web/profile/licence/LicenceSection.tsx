import { useTranslation } from 'react-i18next'
import { daysUntil } from '#model/licences/licence-end.ts'
import { useAccount } from '../../licence/use-account.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { showUpgrade } from '../../platform/dialogs/dialogs.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Row } from '../Row.tsx'
import { Section } from '../Section.tsx'
import { AcceptedDocuments } from './AcceptedDocuments.tsx'
import styles from './Licence.module.css'
import { Orders } from './Orders.tsx'
import { UsedSpace } from './UsedSpace.tsx'

/** Fewer days than these are a warning. */
const soonDays = 30

/** Plan and licence of the museum, what it uses, what was ordered and agreed to (acceptance rows P-U08, P-U09). */
export function LicenceSection() {
  const { t } = useTranslation()
  const dates = useDates()
  const words = usePlanWords()
  const mayOrder = useCan({ roles: ['TENANT_ADMIN'] })
  const { data: account, isError, refetch } = useAccount()
  if (isError) return <LoadFailed text={t('licence.account.failed')} retry={refetch} />
  const onTrial = account?.licence.type === 'TRIAL'
  const days = account ? daysUntil(new Date(account.licence.validTo), new Date()) : 0
  const planName = () => {
    if (account?.plan) return words.name(account.plan)
    return t(onTrial ? 'licence.account.trial' : 'licence.account.byHand')
  }
  return (
    <>
      <Section title={t('licence.title')}>
        <dl>
          <Row label={t('licence.account.plan')}>{account ? planName() : <Skeleton width={14} />}</Row>
          <Row label={t('licence.account.valid')}>
            {account ? (
              <span className={styles.valid}>
                <span className="numbers">
                  {t('licence.account.range', {
                    from: dates.day(account.licence.validFrom),
                    to: dates.day(account.licence.validTo),
                  })}
                </span>
                {!account.licence.active && <Badge tone="danger">{t('licence.ended')}</Badge>}
                {account.licence.active && days <= soonDays && (
                  <Badge tone="warning">{t('licence.daysLeft', { count: days })}</Badge>
                )}
              </span>
            ) : (
              <Skeleton width={22} />
            )}
          </Row>
          <Row label={t('licence.account.space')}>
            {account ? <UsedSpace account={account} /> : <Skeleton width={18} />}
          </Row>
          <Row label={t('licence.account.users')}>
            {account ? <span className="numbers">{account.usersCount}</span> : <Skeleton width={4} />}
          </Row>
          <Row label={t('licence.account.objects')}>
            {account ? <span className="numbers">{account.objectsCount}</span> : <Skeleton width={6} />}
          </Row>
        </dl>
        {mayOrder && (
          <Button look="primary" className={styles.order} disabled={!account} onClick={() => showUpgrade()}>
            {t(account?.plan ? 'licence.upgrade.renew' : 'licence.upgrade.title')}
          </Button>
        )}
      </Section>
      {mayOrder && <Orders />}
      {mayOrder && <AcceptedDocuments />}
    </>
  )
}
