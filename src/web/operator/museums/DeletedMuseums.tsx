import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listDeletedMuseums, type MuseumDeletion } from '#model/api/operator/deletions.ts'
import { usePlanWords } from '../../licence/use-plan-words.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { ListPager } from '../../platform/query/ListPager.tsx'
import styles from '../Operator.module.css'
import { DeletionArchive } from './DeletionArchive.tsx'

const pageSize = 10

/** The remains of deleted museums; renders nothing without any. */
export function DeletedMuseums() {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data } = useQuery({
    ...endpointQuery(listDeletedMuseums, { query: { page, blocksize: pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (!data || data.totalSize === 0) return null
  return (
    <section className={styles.part} aria-labelledby="operator-deleted">
      <h2 id="operator-deleted">{t('operator.deletion.list.title')}</h2>
      <ul className={styles.list}>
        {data.result.map(deletion => (
          <DeletedMuseum key={deletion.id} deletion={deletion} />
        ))}
      </ul>
      <ListPager
        label={t('operator.deletion.list.pages')}
        page={page}
        size={pageSize}
        count={data.totalSize}
        onPage={setPage}
      />
    </section>
  )
}

function DeletedMuseum({ deletion }: { readonly deletion: MuseumDeletion }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const moments = useMoments()
  const dates = useDates()
  const plans = usePlanWords()
  const { museum, endedAt, erased, orderedAt, orderedBy, reason, orders } = deletion
  return (
    <li className={styles.part}>
      <h3>{museum}</h3>
      {endedAt !== null && <p>{t('operator.deletion.list.deletedOn', { date: moments.short(endedAt) })}</p>}
      <p className={styles.quiet}>
        {t('operator.deletion.by', { date: moments.short(orderedAt), name: orderedBy, reason })}
      </p>
      {erased && (
        <p className={styles.quiet}>
          {t('operator.deletion.list.counts', {
            records: numbers.format(erased.records),
            rows: numbers.format(erased.rows),
            files: numbers.format(erased.files),
            accounts: numbers.format(erased.accounts),
          })}
        </p>
      )}
      {orders.map(order => (
        <p key={order.id} className={styles.quiet}>
          {[
            dates.day(order.orderedAt),
            plans.name(order.plan),
            plans.price(order.plan),
            t(`licence.orders.states.${order.state}`),
            order.invoiceNumber,
            order.purchaseOrder,
            order.billTo,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      <DeletionArchive deletion={deletion} />
    </li>
  )
}
