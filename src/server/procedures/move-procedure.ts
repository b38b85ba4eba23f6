import type { Procedure } from '#model/api/procedures/shapes.ts'
import { isProcedureStatus, mayFollow } from '#model/engine/aspects/statuses.ts'
import { standingAt } from '#model/engine/aspects/steps.ts'
import { lineCounts, requireMove, requireReason } from '#server/cards/index.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import { type Asker, doneBy } from './acting.ts'
import { presentCurrent } from './change-procedure.ts'
import { keepReport } from './keep-report.ts'
import { may, procedureFor } from './permitted.ts'
import { isClosing } from './present-procedures.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { authorBy, writeProcedure } from './record-event.ts'

export interface Wanted {
  readonly status?: string | undefined
  readonly step?: string | undefined
  readonly reason?: string | undefined
}

/**
 * Goes to a step, or to the first of a status. Unmet conditions can be overridden by a reason, which is kept; a procedure is reopened,
 * or ended before its time, by one, too.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it does not lead there from here; `invalid_input` at `reason`, with the names
 * of the guards that do not hold.
 */
export async function moveProcedure(
  { database, clock, effects, reminders, renamed }: ProceduresContext,
  asker: Asker,
  given: string,
  wanted: Wanted,
): Promise<Procedure> {
  const { actor } = asker
  return database.inTenant(actor.tenantId, async tx => {
    const { row, declaration } = await procedureFor(tx, actor, 'read', given)
    const { id } = row
    const status = wanted.status && isProcedureStatus(wanted.status) ? wanted.status : undefined
    if (wanted.step === undefined && status === undefined)
      throw new CodedError('invalid_input', { fields: { status: { key: 'required' } } })
    if (wanted.step === undefined ? status === row.status : wanted.step === row.step)
      return presentCurrent(tx, asker, id)
    const counts = await lineCounts(tx, [id])
    const move = requireMove(declaration, row.document, counts(id), each =>
      wanted.step === undefined
        ? each.status === status && mayFollow(row.status, each.status)
        : each.step === wanted.step,
    )
    if (!may(actor, declaration, isClosing(row.status, move.status) ? 'close' : 'edit')) throw forbidden()
    const reason = wanted.reason?.trim() ?? ''
    requireReason(declaration, row.document, move, reason)
    const by = doneBy(actor, clock())
    const details = { from: row.step, to: move.step, unmet: move.unmet, ...(reason && { reason }) }
    const moved = await writeProcedure(
      tx,
      declaration,
      { row, values: { ...row.document, ...standingAt(declaration, move.step) } },
      { kind: 'moved', details, by, renamed },
    )
    await keepReport(tx, { row: moved, declaration }, by, reason)
    await effects.follow(tx, id, await authorBy(tx, by))
    await reminders.again(tx, id)
    return presentCurrent(tx, asker, id)
  })
}
