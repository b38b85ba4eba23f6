import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readList } from '#model/api/procedures/inventory-audit.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { LossBadge } from '../../cards/LossBadge.tsx'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { auditedRecords } from '../audited-records.ts'
import styles from './Desk.module.css'
import { Pages } from './Pages.tsx'

const pageSize = 50

/** Objects that were known to be lost when the list was locked, and since when; nothing where there were none. */
export function KnownLosses({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data } = useQuery(
    endpointQuery(readList, { params: { id }, query: { lost: 'true', page, size: pageSize } }),
  )
  if (!data || data.totalSize === 0) return null
  return (
    <section>
      <h2>{t('auditPhone.knownLosses')}</h2>
      <ul className={styles.discrepancies}>
        {data.result.map(({ objectId, number, title, lost, location }) => (
          <li key={objectId}>
            <div>
              <p>
                <LossBadge declaration={auditedRecords} loss={lost} />{' '}
                <a href={recordPath(auditedRecords.type, objectId) ?? undefined}>
                  {number} · {title}
                </a>
              </p>
              {location && (
                <p className={styles.quiet}>{t('auditPhone.answer.elsewhere', { place: location.name })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pages page={page} size={pageSize} total={data.totalSize} onPage={setPage} />
    </section>
  )
}
