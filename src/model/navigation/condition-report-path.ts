import { pages } from './pages.ts'

/** Address of the list of condition reports. */
export const conditionReportsPath = pages.conditionReports.path

/** Returns the address of a condition report. */
export const conditionReportPath = (id: string): string => `${conditionReportsPath}/${id}`
