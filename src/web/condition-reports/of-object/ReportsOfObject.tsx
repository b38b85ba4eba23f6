import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ReportRow } from '#model/api/condition-report-shapes.ts'
import { mayEditSome } from '#model/api/procedures/shapes.ts'
import { conditionReportCard } from '#model/cards/condition-report/condition-report-card.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { conditionCheck } from '#model/procedures/condition-check/condition-check.ts'
import { StateBadge } from '../../cards/record/freezing/StateBadge.tsx'
import { useCan } from '../../platform/access/use-can.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { useBeginReport } from '../begin/use-begin-report.ts'
import { gradeWords, reasonWords } from '../grade-words.ts'
import styles from './Reports.module.css'

export interface ReportsOfObjectProps {
  readonly objectId: string
  readonly procedureId?: string | undefined
  readonly readOnly: boolean
  readonly reports: readonly ReportRow[]
}

/** Reports of one object, and the way to the one that is to be written. */
export function ReportsOfObject({ objectId, procedureId, readOnly, reports }: ReportsOfObjectProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const mayStartOwn = useCan({ permissions: conditionCheck.permissions.create })
  const mayEditWithin = useCan(mayEditSome)
  const mayStart = !readOnly && (mayStartOwn || (procedureId !== undefined && mayEditWithin))
  const begin = useBeginReport(procedureId)
  const draft = reports.find(({ state }) => state === 'DRAFT')
  return (
    <div className={styles.reports}>
      {reports.length === 0 && <p className={styles.small}>{t('conditionReports.ofObject.none')}</p>}
      <ul className={styles.list}>
        {reports.map(({ id, number, state, date, grade, reason, damagesCount }) => (
          <li key={id} className={styles.item}>
            <Link to={conditionReportPath(id)} className={styles.name}>
              {number}
            </Link>
            <StateBadge declaration={conditionReportCard} state={state} />
            <span className={styles.small}>
              {[
                date && day(date),
                reasonWords(t, reason),
                gradeWords(t, grade),
                t('conditionReports.damages', { count: damagesCount }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {mayStart && !draft && (
        <Button busy={begin.isPending} onClick={() => begin.mutate(objectId)}>
          {t('conditionReports.begin')}
        </Button>
      )}
      {draft && (
        <Link to={conditionReportPath(draft.id)} className={styles.go}>
          {t('conditionReports.goOn')}
        </Link>
      )}
    </div>
  )
}
