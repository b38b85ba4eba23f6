import type { ProcedureType } from '../record-types.ts'
import { acquisition } from './acquisition/acquisition.ts'
import { conditionCheck } from './condition-check/condition-check.ts'
import { conservation } from './conservation/conservation.ts'
import { damageLoss } from './damage-loss/damage-loss.ts'
import { deaccession } from './deaccession/deaccession.ts'
import type { ProcedureDeclaration } from './define-procedure.ts'
import { exhibition } from './exhibition/exhibition.ts'
import { inventoryAudit } from './inventory-audit/inventory-audit.ts'
import { loanIn } from './loan-in/loan-in.ts'
import { loanOut } from './loan-out/loan-out.ts'
import { movement } from './movement/movement.ts'
import { objectEntry } from './object-entry/object-entry.ts'
import { objectExit } from './object-exit/object-exit.ts'
import { reproduction } from './reproduction/reproduction.ts'
import { studyVisit } from './study-visit/study-visit.ts'
import { valuation } from './valuation/valuation.ts'

/** Declared procedure types, in display order. The compiler reports a type folder that is missing here. */
const declared: Readonly<Record<ProcedureType, ProcedureDeclaration>> = {
  inventoryAudit,
  loanOut,
  conditionCheck,
  objectEntry,
  acquisition,
  loanIn,
  movement,
  conservation,
  objectExit,
  deaccession,
  exhibition,
  reproduction,
  damageLoss,
  valuation,
  studyVisit,
}

/** Every procedure type of the product. */
export const procedureDeclarations: readonly ProcedureDeclaration[] = Object.values(declared)

/** Returns the declaration by the type's API name; undefined when there is none (yet). */
export const procedureNamed = (name: string): ProcedureDeclaration | undefined =>
  procedureDeclarations.find(each => each.name === name)
