import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readOperatorRecord } from '#model/api/operator/record.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from '../Operator.module.css'

/** The record of the operators, folded away. */
export function OperatorRecord() {
  const { t } = useTranslation()
  return (
    <div className={styles.part}>
      <Disclosure title={t('operator.news.record')}>
        <Entries />
      </Disclosure>
    </div>
  )
}

function Entries() {
  const { t } = useTranslation()
  const dates = useDates()
  const { data, refetch } = useQuery(endpointQuery(readOperatorRecord, {}))
  useNews('news.changed', () => void refetch())
  if (data?.result.length === 0) return <p className={styles.quiet}>{t('operator.news.noRecord')}</p>
  return (
    <ul className={styles.list}>
      {data?.result.map(({ id, at, name, action, about }) => (
        <li key={id} className={styles.entry}>
          <p>{t(`operator.news.done.${action}`, { name, about })}</p>
          <time dateTime={at} className={styles.quiet}>
            {dates.day(at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
