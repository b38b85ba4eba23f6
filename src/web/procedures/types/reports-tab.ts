import { ProcedureReports } from '../../condition-reports/of-object/ProcedureReports.tsx'
import type { TypeTab } from './type-tab.ts'

/** The objects with their condition reports: where objects travel, and where they are checked. */
export const reportsTab: TypeTab = { id: 'reports', label: 'conditionReports.title', View: ProcedureReports }
