import { useTranslation } from 'react-i18next'
import { listOrders, readOrderPdf } from '#model/api/licences.ts'
import type { OrderState } from '#model/licences/orders.ts'
import { useMuseumList } from '../../licence/use-museum-list.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { addressOf } from '../../platform/request/address.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import profile from '../ProfilePage.module.css'
import { Section } from '../Section.tsx'
import styles from './Licence.module.css'

const tones: Readonly<Record<OrderState, Tone>> = {
  ORDERED: 'info',
  INVOICED: 'warning',
  PAID: 'success',
  CANCELLED: 'neutral',
}

/** What the museum has ordered, with the state of the invoice. */
export function Orders() {
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
