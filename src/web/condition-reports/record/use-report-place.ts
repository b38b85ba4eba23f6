import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { conditionReportPath, conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import { useOwnCrumbs } from '../../platform/crumbs.ts'
import { useStateTitle } from '../../platform/page-title.ts'

/** Sets breadcrumbs and window title: home, list, report. */
export function useReportPlace(report: ConditionReport | undefined): void {
  const { t } = useTranslation()
  useStateTitle(report && `${report.number} ${report.object.title}`)
  useOwnCrumbs(
    report && [
      { path: '/app', label: t('shell.home') },
      { path: conditionReportsPath, label: t('conditionReports.title') },
      { path: conditionReportPath(report.id), label: report.number },
    ],
  )
}
