import { AuditTab } from '../../audits/desk/AuditTab.tsx'
import type { TypeTab } from './type-tab.ts'

/** What audits show beside what all procedures have. */
export const inventoryAuditTabs: readonly TypeTab[] = [
  { id: 'audit', label: 'auditPhone.desk.tab', View: AuditTab },
]
