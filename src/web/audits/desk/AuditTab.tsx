import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readProgress } from '#model/api/procedures/inventory-audit.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { useNews } from '../../platform/events/use-news.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Desk.module.css'
import { Discrepancies } from './Discrepancies.tsx'
import { FreezePanel } from './FreezePanel.tsx'
import { Locations } from './Locations.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { Refused } from './Refused.tsx'
import { SignOffPanel } from './SignOffPanel.tsx'

/** An inventory audit at the desk: its list, how far it has come, what is not as it should be, and the signature (acceptance row C-P09). */
export function AuditTab({ procedure }: { readonly procedure: Procedure }) {
  const { t } = useTranslation()
  const moments = useMoments()
  const { id } = procedure
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(readProgress, { params: { id } }),
    // Findings come in from devices, for which no page is told.
    refetchInterval: 30_000,
  })
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed === id) void refetch()
  })
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton width={40} />
  const { list, total, may } = data
  if (!list) return <FreezePanel procedure={procedure} onFrozen={() => void refetch()} />
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>
        {t('auditPhone.desk.frozen', {
          count: list.total,
          when: moments.short(list.frozenAt),
          name: list.frozenBy,
        })}
        {list.percent !== null && ` ${t('auditPhone.desk.sample', { percent: list.percent })}`}
        <br />
        <span className={styles.quiet}>{t('auditPhone.desk.hash', { hash: list.sha256.slice(0, 16) })}</span>
      </p>
      {!data.signature && <PhoneLink id={id} />}
      {total.checked === 0 && may.edit && (
        <FreezePanel procedure={procedure} onFrozen={() => void refetch()} again />
      )}
      <Locations progress={data} />
      <Discrepancies id={id} counts={data.discrepancies} mayEdit={may.edit && !data.signature} />
      {data.refused > 0 && <Refused id={id} />}
      <SignOffPanel id={id} progress={data} onSigned={() => void refetch()} />
    </div>
  )
}
