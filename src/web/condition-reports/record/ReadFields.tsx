import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { entriesOf } from '../../cards/shown/entries.ts'
import { ShownFields } from '../../cards/shown/ShownFields.tsx'
import { useLabel } from '../../cards/use-label.ts'
import { namedReportSheet } from '../sheets.ts'

/** The fields of a report besides its damages, read-only. */
export function ReadFields({ report }: { readonly report: ConditionReport }) {
  const { t } = useTranslation()
  const { type, sections } = namedReportSheet
  const labelOf = useLabel(type)
  const filled = Object.entries(sections).filter(
    ([, { fields }]) => entriesOf(fields, report.values).length > 0,
  )
  if (filled.length === 0) return <p>{t('conditionReports.nothingWritten')}</p>
  return filled.map(([name, { fields }]) => (
    <ShownFields
      key={name}
      type={type}
      fields={fields}
      values={report.values}
      title={labelOf(`section/${name}`)}
    />
  ))
}
