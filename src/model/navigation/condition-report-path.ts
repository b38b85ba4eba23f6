import { conditionReportCard } from '../cards/condition-report/condition-report-card.ts'

const { list, records } = conditionReportCard.pages

/** Address of the list of condition reports. */
export const conditionReportsPath = list

/** Returns the address of a condition report. */
export const conditionReportPath = (id: string): string => `${records}/${id}`
