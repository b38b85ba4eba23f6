import type { TemplateKind } from './kinds.ts'

/** What is printed of a type of procedures where no template is chosen: of the whole, and of its objects, a sheet each. */
interface DefaultKinds {
  readonly whole?: TemplateKind
  readonly object?: TemplateKind
}

const kinds: Readonly<Record<string, DefaultKinds>> = {
  LOAN_OUT: { whole: 'LOAN_AGREEMENT', object: 'LOAN_RECEIPT' },
  CONDITION_CHECK: { whole: 'CONDITION_REPORT', object: 'CONDITION_REPORT' },
  INVENTORY_AUDIT: { whole: 'AUDIT_REPORT', object: 'AUDIT_REPORT' },
}

export const defaultKinds = (procedure: string): DefaultKinds => kinds[procedure] ?? {}
