import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readRefused } from '#model/api/procedures/inventory-audit.ts'
import { resultNames } from '#model/audits/finding.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Desk.module.css'

const resultOf = (value: unknown) => resultNames.find(name => name === value)

/** Rejected findings, kept so that nothing is lost that devices sent too late, or about unknown objects. */
export function Refused({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { data, isError, refetch } = useQuery(endpointQuery(readRefused, { params: { id } }))
  return (
    <section>
      <h2>{t('auditPhone.desk.refused')}</h2>
      <p className={styles.intro}>{t('auditPhone.desk.refusedText')}</p>
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {!(data || isError) && <Skeleton width={40} />}
      <ul className={styles.discrepancies}>
        {data?.result.map(({ id: findingId, reason, given, about, by, receivedAt }) => {
          const result = resultOf(given.result)
          return (
            <li key={findingId}>
              <div>
                <p>{about || t('auditPhone.withoutNumber')}</p>
                <p className={styles.quiet}>
                  {[
                    t(`auditPhone.reasons.${reason}`),
                    result && t(`inventoryAudit.choice/auditResult/${result}`),
                    by.name,
                    moments.short(receivedAt),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
