import type { ProcedureType } from '../record-types.ts'
import { conditionCheck } from './condition-check/condition-check.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { inventoryAudit } from './inventory-audit/inventory-audit.ts'
import { loanOut } from './loan-out/loan-out.ts'

/** The types of procedures, in the order in which the product names them. A type whose folder is there is missed by the compiler. */
const declared: Readonly<Record<ProcedureType, ProcedureDeclaration>> = {
  inventoryAudit,
  loanOut,
  conditionCheck,
}

/** Every type of procedure the product has today. */
export const procedureDeclarations: readonly ProcedureDeclaration[] = Object.values(declared)

/** Shown among them, and not to be begun yet (acceptance row C-P01). */
export const comingSoon = ['LOAN_IN', 'CONSERVATION'] as const

/** The declaration of the type that the API calls so; undefined for one that is not there, or not yet. */
export const procedureNamed = (name: string): ProcedureDeclaration | undefined =>
  procedureDeclarations.find(each => each.name === name)
