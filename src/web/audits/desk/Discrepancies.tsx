import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AuditProgress,
  type Discrepancy,
  readDiscrepancies,
} from '#model/api/procedures/inventory-audit.ts'
import { showDay } from '#model/dates/day.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { LossBadge } from '../../cards/LossBadge.tsx'
import { useNews } from '../../platform/events/use-news.ts'
import { useMoments } from '../../platform/i18n/use-moments.ts'
import { endpointQuery } from '../../platform/query/endpoint-query.ts'
import { LoadFailed } from '../../platform/query/LoadFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { auditedRecords } from '../audited-records.ts'
import styles from './Desk.module.css'
import { Pages } from './Pages.tsx'
import { ReconcileDialog } from './ReconcileDialog.tsx'

/** All findings about an object, the latest first, where two people disagree. */
function FoundBy({ findings }: Pick<Discrepancy, 'findings'>) {
  const { t } = useTranslation()
  const moments = useMoments()
  return (
    <div className={styles.quiet}>
      <p>{t('auditPhone.desk.contradictory')}</p>
      <ul>
        {findings.map(({ id, result, by, at, location, note }) => (
          <li key={id}>
            {[
              t(`inventoryAudit.choice/auditResult/${result}`),
              location?.name,
              by.name,
              moments.short(at),
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

const pageSize = 50

export interface DiscrepanciesProps {
  readonly id: string
  readonly counts: AuditProgress['discrepancies']
  readonly mayEdit: boolean
}

/** The discrepancies, with their resolution, who is responsible and the due date. */
export function Discrepancies({ id, counts, mayEdit }: DiscrepanciesProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'open' | 'done'>('open')
  const [page, setPage] = useState(0)
  const [about, setAbout] = useState<Discrepancy>()
  const { data, isError, refetch } = useQuery(
    endpointQuery(readDiscrepancies, { params: { id }, query: { state, page, size: pageSize } }),
  )
  useNews('procedure.changed', ({ id: changed }) => {
    if (changed === id) void refetch()
  })
  const planWords = ({ plan }: Discrepancy) =>
    plan &&
    [
      t(`auditPhone.desk.actions.${plan.action}`),
      plan.owner?.name,
      plan.due && t('auditPhone.desk.until', { day: showDay(plan.due) }),
      plan.note,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section>
      <h2>{t('auditPhone.desk.discrepancies')}</h2>
      <SegmentedControl
        label={t('auditPhone.desk.discrepancies')}
        value={state}
        options={(['open', 'done'] as const).map(value => ({
          value,
          label: `${t(`auditPhone.desk.states.${value}`)} (${counts[value]})`,
        }))}
        onChange={value => {
          setState(value)
          setPage(0)
        }}
      />
      {isError && !data && <LoadFailed retry={() => void refetch()} />}
      {data?.totalSize === 0 && <p className={styles.quiet}>{t('auditPhone.desk.none')}</p>}
      <ul className={styles.discrepancies}>
        {data?.result.map(one => (
          <li key={one.key}>
            <div>
              <p>
                <Badge tone={one.kind === 'MISSING' ? 'danger' : 'warning'}>
                  {t(`auditPhone.desk.kinds.${one.kind}`)}
                </Badge>{' '}
                <LossBadge declaration={auditedRecords} loss={one.lost} />{' '}
                {one.object ? (
                  <a href={recordPath('object', one.object.id) ?? undefined}>
                    {one.object.number} · {one.object.title}
                  </a>
                ) : (
                  <b>{one.number || t('auditPhone.withoutNumber')}</b>
                )}
              </p>
              <p className={styles.quiet}>
                {[
                  one.expectedAt && t('auditPhone.answer.elsewhere', { place: one.expectedAt.name }),
                  one.foundAt && t('auditPhone.desk.foundAt', { place: one.foundAt.name }),
                  ...one.findings
                    .slice(0, 1)
                    .map(({ by, note }) => [by.name, note].filter(Boolean).join(': ')),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.contradictory && <FoundBy findings={one.findings} />}
              {one.plan && <p>{planWords(one)}</p>}
            </div>
            {mayEdit && (
              <Button
                aria-label={t('auditPhone.desk.reconcileOf', { number: one.object?.number ?? one.number })}
                onClick={() => setAbout(one)}
              >
                {t('auditPhone.desk.reconcile')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && <Pages page={page} size={pageSize} total={data.totalSize} onPage={setPage} />}
      {about && (
        <ReconcileDialog
          id={id}
          discrepancy={about}
          onClose={() => setAbout(undefined)}
          onSaved={() => void refetch()}
        />
      )}
    </section>
  )
}
