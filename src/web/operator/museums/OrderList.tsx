import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listMuseumOrders } from '#model/api/operator/museums.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { lookAgainMs } from '../look-again-ms.ts'
import styles from '../Operator.module.css'
import { OrderEntry } from './OrderEntry.tsx'

/** What a museum has ordered, and how far each order has come. */
export function OrderList({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...endpointQuery(listMuseumOrders, { params: { id } }),
    refetchInterval: lookAgainMs,
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
