import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  changeOrder,
  listMuseumOrders,
  listMuseums,
  type OperatedOrder,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import { readUsage } from '#model/api/operator/usage.ts'
import { countryName } from '#model/country-codes.ts'
import { type OrderState, orderStates } from '#model/licences/orders.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { onSuccess } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { useDraft } from '../use-draft.ts'
import { refreshMs, useOperatorAction } from '../use-operator-action.ts'

/** An order: its plan, its customer and its state. */
function OrderEntry({ museumId, order }: { readonly museumId: string; readonly order: OperatedOrder }) {
  const { t } = useTranslation()
  const dates = useDates()
  const words = usePlanWords()
  const language = useLanguage()
  const { state, invoiceNumber, profile } = order
  const { values, dirty, change, discard } = useDraft({ state, invoiceNumber })
  const action = useOperatorAction([listMuseumOrders, listMuseums, readOperatedMuseum, readUsage])
  const save = async () => {
    if (!dirty) return
    const input = { params: { id: museumId, orderId: order.id }, body: values }
    if (
      await action.run(() => call(changeOrder, input, { notify: onSuccess('operator.orders.saved', [400]) }))
    )
      discard()
  }
  return (
    <li className={styles.part}>
      <p>
        {words.name(order.plan)}, {words.price(order.plan)}
      </p>
      <p className={styles.quiet}>
        {t('licence.orders.about', { date: dates.day(order.orderedAt), name: order.orderedBy })}
      </p>
      {order.purchaseOrder && (
        <p className={styles.quiet}>
          {t('licence.order.purchaseOrder')}: {order.purchaseOrder}
        </p>
      )}
      <p className={styles.quiet}>
        {[
          profile.organisationMainBody,
          profile.address,
          `${profile.postCode} ${profile.place}`.trim(),
          profile.country && countryName(profile.country, language),
          profile.vat,
          profile.organisationContact.email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.tools}>
        <SelectField
          label={t('operator.orders.state')}
          options={orderStates.map(value => ({ value, label: t(`licence.orders.states.${value}`) }))}
          value={values.state}
          onChange={({ target }) => change({ state: target.value as OrderState })}
        />
        <TextField
          label={t('operator.orders.invoice')}
          value={values.invoiceNumber}
          maxLength={60}
          onChange={({ target }) => change({ invoiceNumber: target.value })}
        />
        <Button aria-disabled={!dirty || undefined} busy={action.busy} onClick={() => void save()}>
          {t('operator.orders.save')}
        </Button>
      </div>
    </li>
  )
}

/** Orders of a museum, with the progress of each. */
export function OrderList({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...endpointQuery(listMuseumOrders, { params: { id } }),
    refetchInterval: refreshMs,
  })
  return (
    <section className={styles.part} aria-labelledby="operator-orders">
      <h2 id="operator-orders">{t('operator.orders.title')}</h2>
      {data?.result.length === 0 && <p className={styles.quiet}>{t('operator.orders.none')}</p>}
      <ul className={styles.list}>
        {data?.result.map(order => (
          <OrderEntry key={order.id} museumId={id} order={order} />
        ))}
      </ul>
    </section>
  )
}
