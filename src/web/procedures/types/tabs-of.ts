import type { ComponentType } from 'react'
import { AuditTab } from '../../audits/desk/AuditTab.tsx'
import { ProcedureReports } from '../../condition-reports/of-object/ProcedureReports.tsx'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import type { ProcedurePartProps } from '../procedure-part-props.ts'

/** A view that only some types of procedures have. */
export interface TypeTab {
  readonly id: string
  readonly label: TextKey
  readonly View: ComponentType<ProcedurePartProps>
}

/** The objects with their condition reports: where objects travel, and where they are checked. */
const reports: TypeTab = { id: 'reports', label: 'conditionReports.title', View: ProcedureReports }

/** By the name of the type in the API. */
const tabs: Readonly<Record<string, readonly TypeTab[]>> = {
  LOAN_OUT: [reports],
  CONDITION_CHECK: [reports],
  INVENTORY_AUDIT: [{ id: 'audit', label: 'auditPhone.desk.tab', View: AuditTab }],
}

/** Tabs of a type that do not follow from its declaration. */
export const tabsOf = (type: string): readonly TypeTab[] => tabs[type] ?? []
