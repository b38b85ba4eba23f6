import type { LoanCheck } from '#model/api/procedures/loan-out.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { conditionCheck } from '#model/procedures/condition-check/condition-check.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { becomeIn } from '../become.ts'
import { binProcedure } from '../bin-procedure.ts'
import { refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { recordEvent } from '../record-event.ts'
import { linksOf } from '../store/links.ts'

/** A loan that is held and may be changed. @throws {CodedError} `not_found`, also for what is no loan; `forbidden`; `conflict` where it is closed. */
async function loanFor(tx: TenantTransaction, actor: MuseumActor, id: string): Promise<Found> {
  const loan = await procedureFor(tx, actor, 'edit', id)
  if (loan.row.type !== loanOut.name) throw notFound()
  refuseClosed(loan)
  return loan
}

/**
 * Begins a condition check of the objects of a loan, and links the two (C-P07). The person who begins the check is its manager.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where the loan is closed; `invalid_input` at `objectIds`.
 */
export const beginConditionCheck = (
  context: ProceduresContext,
  asker: Asker,
  loanOutId: string,
  { reason, objectIds }: { readonly reason: LoanCheck; readonly objectIds?: readonly string[] | undefined },
): Promise<Procedure> =>
  context.database.inTenant(asker.actor.tenantId, async tx =>
    becomeIn(tx, context, asker, await loanFor(tx, asker.actor, loanOutId), {
      type: conditionCheck.name,
      as: reason,
      objectIds,
    }),
  )

/**
 * Puts condition checks of a loan into the bin: one, or all. They come back with their link when they are restored.
 * @throws {CodedError} `not_found`, also for a check of something else; `forbidden`; `conflict` where the loan is closed.
 */
export async function removeConditionChecks(
  context: ProceduresContext,
  actor: MuseumActor,
  loanOutId: string,
  conditionCheckId?: string,
): Promise<void> {
  const { database, clock } = context
  await database.inTenant(actor.tenantId, async tx => {
    const loan = await loanFor(tx, actor, loanOutId)
    const checks = (await linksOf(tx, loan.row.id, [conditionCheck.name])).filter(
      ({ id, isBegunForThis }) =>
        isBegunForThis && (conditionCheckId === undefined || id === conditionCheckId),
    )
    if (conditionCheckId !== undefined && checks.length === 0) throw notFound()
    for (const { id, number, type, kind } of checks) {
      await binProcedure(tx, context, actor, id)
      const details = { id, number, type, kind }
      await recordEvent(tx, loan.row.id, { kind: 'unlinked', details }, doneBy(actor, clock()))
    }
  })
}
