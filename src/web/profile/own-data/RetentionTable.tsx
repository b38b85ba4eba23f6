import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readRetention } from '#model/api/own-data.ts'
import { isTimed, type RetentionName, retentions } from '#model/retention/retentions.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './OwnData.module.css'

interface RetentionTableProps {
  readonly label: string
  /** A filter of the periods; all by default. */
  readonly shown?: (name: RetentionName) => boolean
}

/** Retention periods in words, with who sets them. */
export function RetentionTable({ label, shown = () => true }: RetentionTableProps) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(endpointQuery(readRetention, {}))
  if (isError && !data) return <LoadFailed retry={refetch} />
  if (!data) return <Skeleton width={40} />
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('privacy.what')}</th>
          <th scope="col">{t('privacy.howLong')}</th>
          <th scope="col" className={styles.setter}>
            {t('privacy.setBy')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data
          .filter(({ name }) => shown(name))
          .map(({ name, days }) => (
            <tr key={name}>
              <th scope="row">{t(`privacy.retention.${name}`)}</th>
              <td>
                {isTimed(name)
                  ? t('privacy.days', { count: days ?? retentions[name].days })
                  : t(`privacy.noEnd.${name}`)}
              </td>
              <td className={styles.setter}>{t(`privacy.setters.${retentions[name].setBy}`)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
