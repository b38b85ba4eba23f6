import { yearOf } from '#model/dates/museum-day.ts'
import { isFrozen } from '#model/engine/aspects/freezes.ts'
import { firstStepOf, isClosed, standingAt, statusOf, stepOf } from '#model/engine/aspects/steps.ts'
import type { CardDeclaration, CardValues } from '#model/engine/define-card.ts'
import { sameValue } from '#model/engine/diff.ts'
import { cardTypeNames } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { todayOf } from '#server/platform/db/museum-day.ts'
import { CodedError } from '#server/platform/errors.ts'
import { takeCounts } from '../store/counters.ts'
import type { Write } from './plan-writes.ts'

/** Gives new records of a type with a workflow the next numbers of this year ('LO-2026-014') and the first step. */
export async function begun(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  writes: readonly Write[],
): Promise<readonly Write[]> {
  const { workflow, type } = declaration
  const count = workflow ? writes.filter(({ record }) => !record).length : 0
  if (!workflow || count === 0) return writes
  const year = yearOf(await todayOf(tx))
  let next = await takeCounts(tx, cardTypeNames[type], year, count)
  const standing = standingAt({ workflow }, firstStepOf({ workflow }, 'TODO'))
  return writes.map(write => {
    if (write.record) return write
    const procedureNumber = `${workflow.numberPrefix}-${year}-${String(next++).padStart(3, '0')}`
    return { ...write, values: { ...write.values, procedureNumber, ...standing } }
  })
}

/**
 * Closed records are only read: nothing of them changes but their step.
 * @throws {CodedError} `conflict`
 */
export function refuseClosed(declaration: CardDeclaration, writes: readonly Write[]): void {
  const { workflow } = declaration
  if (!workflow) return
  for (const { record, values, said } of writes) {
    if (!record || !isClosed(declaration, record.data)) continue
    const moves = stepOf({ workflow }, record.data) !== stepOf({ workflow }, values)
    if (!moves && (said || !sameValue(record.data, values)))
      throw new CodedError('conflict', { text: 'procedures.errors.closed' })
  }
}

const frozen = () => new CodedError('conflict', { text: 'errors.frozen' })

/**
 * Finished records are only read: nothing of them changes but their state, when they are annulled.
 * @throws {CodedError} `conflict`
 */
export function refuseFrozen(declaration: CardDeclaration, writes: readonly Write[]): void {
  const { freezes } = declaration
  // What a step finishes is closed, and left by a step.
  if (!freezes || freezes.byStep !== undefined) return
  for (const { record, values, said } of writes) {
    if (!record || !isFrozen(declaration, record.data)) continue
    const rest = ({ [freezes.state]: _, ...others }: CardValues) => others
    if (said || !sameValue(rest(record.data), rest(values))) throw frozen()
  }
}

/** Refuses to change or delete finished records. @throws {CodedError} `conflict` */
export function refuseBinning(declaration: CardDeclaration, values: CardValues): void {
  if (isFrozen(declaration, values)) throw frozen()
}

/**
 * Refuses to erase a record on which work has started: a written record of it is kept (Spectrum: loans out, audit).
 * @throws {CodedError} `conflict`
 */
export function refuseBegun({ workflow }: CardDeclaration, values: CardValues): void {
  if (workflow && statusOf(values) !== 'TODO')
    throw new CodedError('conflict', { text: 'procedures.errors.kept' })
}
