import type { Lines } from '#model/engine/aspects/lines.ts'
import { asksReason, type Move, movesFrom, statusOf, stepOf } from '#model/engine/aspects/steps.ts'
import type { ProcedureState, Workflow } from '#model/engine/aspects/workflow.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { LineCounts } from '../store/line-counts.ts'

interface Declared {
  readonly workflow: Workflow
  readonly lines?: Lines | undefined
}

/** Returns the input for the guards of a record: its values, the counts of its lines, and what people have agreed to. */
export const stateOf = (
  { lines }: Pick<Declared, 'lines'>,
  values: CardValues,
  { total, unchecked, decisions, uncheckedBy, lostBy, approvals }: LineCounts,
): ProcedureState => {
  const { decision } = lines ?? {}
  const losses = [...lostBy].flatMap(([id, count]) => (id === String(decision?.refused) ? [] : count))
  return {
    values,
    objects: {
      total,
      // What stays needs no look before the others are back.
      unchecked: unchecked - (decision ? (uncheckedBy.get(String(decision.refused)) ?? 0) : 0),
      undecided: decision ? (decisions.get('') ?? 0) + (decisions.get(String(decision.undecided)) ?? 0) : 0,
      lost: losses.reduce((sum, count) => sum + count, 0),
    },
    approvals,
  }
}

/**
 * Returns the first matching move of a record.
 * @throws {CodedError} `conflict` if no move leads there from the current step.
 */
export function requireMove(
  declaration: Declared,
  values: CardValues,
  counts: LineCounts,
  fits: (move: Move) => boolean,
): Move {
  const moves = movesFrom(declaration, stepOf(declaration, values), stateOf(declaration, values, counts))
  const move = moves.find(fits)
  if (!move) throw new CodedError('conflict', { text: 'procedures.errors.noWay' })
  return move
}

/** @throws {CodedError} `invalid_input` at `reason`, with the names of failed guards, if a required reason is missing. */
export function requireReason(declaration: Declared, values: CardValues, move: Move, reason: string): void {
  if (reason !== '' || !asksReason(declaration, statusOf(values), move)) return
  throw new CodedError('invalid_input', {
    text: 'procedures.errors.reason',
    fields: { reason: { key: 'required' } },
    data: { unmet: move.unmet },
  })
}
