import { inventoryAuditTabs } from './inventory-audit.ts'
import { loanOutTabs } from './loan-out.ts'
import { reportsTab } from './reports-tab.ts'
import type { TypeTab } from './type-tab.ts'

/** By the name of the type in the API. */
const tabs: Readonly<Record<string, readonly TypeTab[]>> = {
  LOAN_OUT: [reportsTab, ...loanOutTabs],
  CONDITION_CHECK: [reportsTab],
  INVENTORY_AUDIT: inventoryAuditTabs,
}

/** What a type shows beside what all procedures have. */
export const tabsOf = (type: string): readonly TypeTab[] => tabs[type] ?? []
