import type { BulkAction } from '#model/api/cards/shapes.ts'
import { isClosed, type Move, standingAt, stepOf } from '#model/engine/aspects/steps.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { lineCounts } from '../read/line-counts.ts'
import { requireMove, requireReason } from '../save/step-moves.ts'
import { type Writing, writeCards } from '../save/write-cards.ts'
import type { CardRecord } from '../store/cards.ts'

type MoveStep = Extract<BulkAction, { kind: 'moveStep' }>

interface Moved {
  readonly from: string
  readonly move: Move
  readonly reason: string
  readonly values: CardValues
}

/**
 * Returns a record as it is after a move; undefined where it is at that step already.
 * @throws {CodedError} `conflict` where the step cannot be reached, or the record is closed: these are reopened one at a time; `invalid_input` at
 * `reason` where one is needed.
 */
export async function movedTo(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  { id, data }: CardRecord,
  action: MoveStep,
): Promise<Moved | undefined> {
  const { workflow } = declaration
  if (!workflow) throw new CodedError('conflict')
  const declared = { ...declaration, workflow }
  const from = stepOf(declared, data)
  if (from === action.step) return undefined
  if (isClosed(declaration, data)) throw new CodedError('conflict', { text: 'procedures.errors.closed' })
  const counts = await lineCounts(tx, [id])
  const move = requireMove(declared, data, counts(id), each => each.step === action.step)
  const reason = action.reason?.trim() ?? ''
  requireReason(declared, data, move, reason)
  return { from, move, reason, values: { ...data, ...standingAt(declared, move.step) } }
}

/** Moves a record that is held to a step, and keeps the reason in its history. */
export async function moveEach(
  tx: TenantTransaction,
  record: CardRecord,
  action: MoveStep,
  writing: Writing,
): Promise<void> {
  const moved = await movedTo(tx, writing.declaration, record, action)
  if (!moved) return
  const { from, move, reason, values } = moved
  const details = { from, to: move.step, unmet: move.unmet, ...(reason && { reason }) }
  await writeCards(tx, [{ record, values }], { ...writing, action: 'moved', details })
}
