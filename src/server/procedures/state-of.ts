import type { ProcedureState } from '#model/engine/aspects/workflow.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import type { ObjectCounts } from './store/object-counts.ts'

/** What guards look at. */
export const stateOf = (
  { lines: { decision } }: Pick<ProcedureDeclaration, 'lines'>,
  values: CardValues,
  { total, unchecked, decisions, uncheckedBy }: ObjectCounts,
): ProcedureState => ({
  values,
  objects: {
    total,
    // What stays needs no look before the others are back.
    unchecked: unchecked - (decision ? (uncheckedBy.get(String(decision.refused)) ?? 0) : 0),
    undecided: decision ? (decisions.get('') ?? 0) + (decisions.get(String(decision.undecided)) ?? 0) : 0,
  },
})
