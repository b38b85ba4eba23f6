import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeOrder,
  listMuseumOrders,
  listMuseums,
  type OperatedOrder,
  readOperatedMuseum,
} from '#model/api/operator/museums.ts'
import { readUsage } from '#model/api/operator/usage.ts'
import { type OrderState, orderStates } from '#model/licences/orders.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { call } from '../../platform/client.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from '../Operator.module.css'
import { saying, useOperatorAction } from '../use-operator-action.ts'

/** An order: what, for whom, and how far it has come. */
export function OrderEntry({
  museumId,
  order,
}: {
  readonly museumId: string
  readonly order: OperatedOrder
}) {
  const { t } = useTranslation()
  const dates = useDates()
  const words = usePlanWords()
  const [state, setState] = useState<OrderState>(order.state)
  const [invoiceNumber, setInvoiceNumber] = useState(order.invoiceNumber)
  const action = useOperatorAction([listMuseumOrders, listMuseums, readOperatedMuseum, readUsage])
  const { profile } = order
  const dirty = state !== order.state || invoiceNumber !== order.invoiceNumber
  const save = () =>
    action.run(() =>
      call(
        changeOrder,
        { params: { id: museumId, orderId: order.id }, body: { state, invoiceNumber } },
        { notify: saying('operator.orders.saved') },
      ),
    )
  return (
    <li className={styles.part}>
      <p>
        {words.name(order.plan)}, {words.price(order.plan)}
      </p>
      <p className={styles.quiet}>
        {t('licence.orders.about', { date: dates.day(order.orderedAt), name: order.orderedBy })}
      </p>
      <p className={styles.quiet}>
        {[
          profile.organisationMainBody,
          profile.address,
          `${profile.postCode} ${profile.place}`.trim(),
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
          value={state}
          onChange={({ target }) => setState(target.value as OrderState)}
        />
        <TextField
          label={t('operator.orders.invoice')}
          value={invoiceNumber}
          maxLength={60}
          onChange={({ target }) => setInvoiceNumber(target.value)}
        />
        <Button aria-disabled={!dirty || undefined} busy={action.busy} onClick={() => dirty && void save()}>
          {t('operator.orders.save')}
        </Button>
      </div>
    </li>
  )
}
