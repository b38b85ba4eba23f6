import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ReportRow } from '#model/api/condition-report-shapes.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { thumbnailOf } from '../../cards/thumbnail-of.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { Thumb } from '../../ui/table/Thumb.tsx'
import { gradeWords, reasonWords } from '../grade-words.ts'
import { StateBadge } from '../StateBadge.tsx'
import styles from './Reports.module.css'

/** A report of the list: of which object, when, how it was found. */
export function ReportItem({ report }: { readonly report: ReportRow }) {
  const { t } = useTranslation()
  const { day } = useDates()
  const { id, number, object, procedure, state, grade, reason, date, nextCheck, damagesCount } = report
  return (
    <li className={styles.item}>
      <Thumb src={thumbnailOf(object.thumbnailUrl, 160)} />
      <div className={styles.what}>
        <Link to={conditionReportPath(id)} className={styles.title}>
          {shownTitle(object.title)}
        </Link>
        <p className={styles.small}>
          {[object.number, number, procedure?.title].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div>
        <p>{date ? day(date) : t('conditionReports.list.undated')}</p>
        <p className={styles.small}>{reasonWords(t, reason)}</p>
      </div>
      <div>
        <p>{gradeWords(t, grade) ?? t('conditionReports.list.ungraded')}</p>
        <p className={styles.small}>{t('conditionReports.damages', { count: damagesCount })}</p>
      </div>
      <div className={styles.end}>
        <StateBadge state={state} />
        {nextCheck && state === 'FINISHED' && (
          <p className={styles.small}>{t('conditionReports.list.next', { date: day(nextCheck) })}</p>
        )}
      </div>
    </li>
  )
}
