import type { CardValues } from '#model/engine/define-card.ts'
import type { ProcedureDeclaration, ProcedureState } from '#model/procedures/define-procedure.ts'
import type { ObjectCounts } from './store/object-counts.ts'

/** What guards look at. */
export const stateOf = (
  { decision }: ProcedureDeclaration,
  values: CardValues,
  { total, unchecked, decisions }: ObjectCounts,
): ProcedureState => ({
  values,
  objects: {
    total,
    unchecked,
    undecided: decision ? (decisions.get('') ?? 0) + (decisions.get(String(decision.undecided)) ?? 0) : 0,
  },
})
