import type conditionReport from '../../../../locales/en/conditionReport.json'
import { recordType } from '../../record-type.ts'

export const conditionReportType = recordType<typeof conditionReport>()({
  type: 'conditionReport',
  id: 23,
  name: 'CONDITION_REPORT',
  icon: 'scan-search',
})
