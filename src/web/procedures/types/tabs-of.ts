import { loanOutTabs } from './loan-out.ts'
import type { TypeTab } from './type-tab.ts'

/** By the name of the type in the API. */
const tabs: Readonly<Record<string, readonly TypeTab[]>> = { LOAN_OUT: loanOutTabs }

/** What a type shows beside what all procedures have. */
export const tabsOf = (type: string): readonly TypeTab[] => tabs[type] ?? []
