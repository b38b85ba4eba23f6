/** Address of the page of a condition report. */
export const conditionReportPath = (id: string): string => `/app/condition-reports/${id}`
