import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAccepted, listOrders, readOrderPdf } from '#model/api/licences.ts'
import { daysUntil } from '#model/licences/licence-end.ts'
import type { OrderState } from '#model/licences/orders.ts'
import { ChangedTermsDialog } from '../../licence/ChangedTermsDialog.tsx'
import { useAccount, useMuseumList, useOutdatedTerms } from '../../licence/use-account.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { showUpgrade } from '../../platform/dialogs/dialogs.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { addressOf } from '../../platform/request/address.ts'
import { useSession } from '../../platform/session/use-session.ts'
import profile from '../../profile/ProfilePage.module.css'
import { Row, Section } from '../../profile/Section.tsx'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Licence.module.css'
import { UsedSpace } from './UsedSpace.tsx'

/** Versions of the documents the museum agreed to, by whom and when (P-U09). */
function AcceptedDocuments() {
  const { t } = useTranslation()
  const dates = useDates()
  const { loggedAs } = useSession()
  const [open, setOpen] = useState(false)
  const changed = useOutdatedTerms()
  const { data: documents } = useMuseumList(listAccepted)
  return (
    <Section title={t('licence.documents.title')}>
      {documents?.length === 0 && <p className={profile.none}>{t('licence.documents.none')}</p>}
      <ul className={styles.list}>
        {documents?.map(({ kind, version, title, name, acceptedAt, outdated }) => (
          <li key={`${kind} ${version} ${acceptedAt}`} className={styles.entry}>
            <span className={styles.name}>{title}</span>
            <span className={styles.badges}>
              {outdated && <Badge tone="info">{t('licence.outdated.badge')}</Badge>}
              <Badge>{t('licence.documents.version', { version })}</Badge>
            </span>
            <span className={styles.about}>
              {t('licence.documents.about', { date: dates.day(acceptedAt), name })}
            </span>
          </li>
        ))}
      </ul>
      {changed.length > 0 && !loggedAs && (
        <Button className={styles.order} onClick={() => setOpen(true)}>
          {t('licence.outdated.read')}
        </Button>
      )}
      {open && <ChangedTermsDialog kinds={changed} onClose={() => setOpen(false)} />}
    </Section>
  )
}

const tones: Readonly<Record<OrderState, Tone>> = {
  ORDERED: 'info',
  INVOICED: 'warning',
  PAID: 'success',
  CANCELLED: 'neutral',
}

/** Orders of the museum, with the state of the invoice. */
function Orders() {
  const { t } = useTranslation()
  const dates = useDates()
  const words = usePlanWords()
  const lang = useLanguage()
  const { currentMuseumId = '' } = useSession()
  const { data: orders } = useMuseumList(listOrders)
  return (
    <Section title={t('licence.orders.title')}>
      {orders?.length === 0 && <p className={profile.none}>{t('licence.orders.none')}</p>}
      <ul className={styles.list}>
        {orders?.map(({ id, plan, state, invoiceNumber, purchaseOrder, orderedAt, orderedBy }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.name}>
              {words.name(plan)}, <span className="numbers">{words.price(plan)}</span>
            </span>
            <Badge tone={tones[state]}>{t(`licence.orders.states.${state}`)}</Badge>
            <span className={styles.about}>
              {t('licence.orders.about', { date: dates.day(orderedAt), name: orderedBy })}
              {invoiceNumber && ` · ${t('licence.orders.invoice', { number: invoiceNumber })}`}
              {purchaseOrder && ` · ${t('licence.order.purchaseOrder')}: ${purchaseOrder}`}
              {' · '}
              <a
                className={styles.link}
                href={addressOf(readOrderPdf, {
                  params: { id: currentMuseumId, orderId: id },
                  query: { lang },
                })}
                target="_blank"
                rel="noreferrer"
              >
                {t('licence.order.pdf')}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Fewer days than these are a warning. */
const soonDays = 30

/** Plan and licence of the museum, its usage, its orders and accepted documents (P-U08, P-U09). */
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
