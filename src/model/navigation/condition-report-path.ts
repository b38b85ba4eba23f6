/** Address of the list of condition reports. */
export const conditionReportsPath = '/app/condition-reports'

/** Address of the page of a condition report. */
export const conditionReportPath = (id: string): string => `${conditionReportsPath}/${id}`
