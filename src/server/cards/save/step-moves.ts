import type { Lines } from '#model/engine/aspects/lines.ts'
import { asksReason, type Move, movesFrom, statusOf, stepOf } from '#model/engine/aspects/steps.ts'
import type { ProcedureState, Workflow } from '#model/engine/aspects/workflow.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { LineCounts } from '../read/line-counts.ts'
import type { StoredCounts } from '../store/line-counts.ts'

interface Declared {
  readonly workflow: Workflow
  readonly lines?: Lines | undefined
}

/** Returns the number of lines still to be checked: what was refused stays, and needs no look before the others are back. */
export const uncheckedOf = (
  { lines }: Pick<Declared, 'lines'>,
  { unchecked, uncheckedBy }: Pick<StoredCounts, 'unchecked' | 'uncheckedBy'>,
): number => unchecked - (lines?.decision ? (uncheckedBy.get(String(lines.decision.refused)) ?? 0) : 0)

/** Returns the input for the guards of a record: its values, the counts of its lines, and what people have agreed to. */
export const stateOf = (
  declared: Pick<Declared, 'lines'>,
  values: CardValues,
  counts: LineCounts,
): ProcedureState => {
  const { decision } = declared.lines ?? {}
  const { total, decisions, lostBy, lostUncheckedBy, unagreedBy, exceedingBy, repeatedBy, approvals } = counts
  const notRefused = (by: ReadonlyMap<string, number>): number =>
    [...by].reduce((sum, [id, count]) => (id === String(decision?.refused) ? sum : sum + count), 0)
  return {
    values,
    objects: {
      total,
      unchecked: uncheckedOf(declared, counts),
      undecided: decision ? (decisions.get('') ?? 0) + (decisions.get(String(decision.undecided)) ?? 0) : 0,
      lost: notRefused(lostBy),
      lostUnchecked: notRefused(lostUncheckedBy),
      unagreed: notRefused(unagreedBy),
      exceeding: notRefused(exceedingBy),
      repeated: notRefused(repeatedBy),
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
