import type { ProcedureType } from '../record-types.ts'
import { conditionCheck } from './condition-check/condition-check.ts'
import { conservation } from './conservation/conservation.ts'
import { damageLoss } from './damage-loss/damage-loss.ts'
import { deaccession } from './deaccession/deaccession.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { exhibition } from './exhibition/exhibition.ts'
import { inventoryAudit } from './inventory-audit/inventory-audit.ts'
import { loanOut } from './loan-out/loan-out.ts'
import { reproduction } from './reproduction/reproduction.ts'
import { studyVisit } from './study-visit/study-visit.ts'

/** Declared procedure types, in display order. The compiler reports a type folder that is missing here. */
const declared: Readonly<Record<ProcedureType, ProcedureDeclaration>> = {
  inventoryAudit,
  loanOut,
  conditionCheck,
  conservation,
  deaccession,
  exhibition,
  reproduction,
  damageLoss,
  studyVisit,
}

/** Every procedure type of the product. */
export const procedureDeclarations: readonly ProcedureDeclaration[] = Object.values(declared)

/** Shown as coming soon (C-P01). */
export const comingSoon = ['LOAN_IN'] as const

/** Returns the declaration by the type's API name; undefined when there is none (yet). */
export const procedureNamed = (name: string): ProcedureDeclaration | undefined =>
  procedureDeclarations.find(each => each.name === name)
