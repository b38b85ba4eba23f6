import type { LoanCheck } from '#model/api/procedures/loan-out.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { typesOfLines } from '#model/cards/records-of-lines.ts'
import { checkReasons } from '#model/condition-reports/condition-fields.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { conditionCheck } from '#model/procedures/condition-check/condition-check.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import { valueAt } from '#model/procedures/sheets.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type Asker, doneBy } from '../acting.ts'
import { beginIn } from '../begin-procedure.ts'
import { binProcedure } from '../bin-procedure.ts'
import { presentCurrent, refuseClosed } from '../change-procedure.ts'
import { type Found, procedureFor } from '../permitted.ts'
import type { ProceduresContext } from '../procedures-context.ts'
import { recordEvent } from '../record-event.ts'
import { insertLink, linksOf } from '../store/links.ts'
import { insertObjects, takenObjectIds } from '../store/objects.ts'

const reasons = {
  departure: checkReasons.LOAN_DEPARTURE,
  arrival: checkReasons.LOAN_ARRIVAL,
  return: checkReasons.LOAN_RETURN,
} as const satisfies Record<LoanCheck, number>

/** The day of the loan by which a check is to be done, where one follows from it. */
const deadlines: Readonly<Partial<Record<LoanCheck, string>>> = {
  departure: 'loan/start',
  return: 'loan/end',
}

/** A loan that is held and may be changed. @throws {CodedError} `not_found`, also for what is no loan; `forbidden`; `conflict` where it is closed. */
async function loanFor(tx: TenantTransaction, actor: MuseumActor, id: string): Promise<Found> {
  const loan = await procedureFor(tx, actor, 'edit', id)
  if (loan.row.type !== loanOut.name) throw notFound()
  refuseClosed(loan)
  return loan
}

/** @throws {CodedError} `invalid_input` where one of the objects is none that is lent. */
async function lentObjects(tx: TenantTransaction, { row }: Found, wanted: readonly string[] | undefined) {
  const lent = await takenObjectIds(tx, row.id, loanOut.lines.decision?.refused)
  const known = new Set(lent)
  if (wanted?.some(id => !known.has(id)))
    throw new CodedError('invalid_input', { fields: { objectIds: { key: 'link' } } })
  return wanted ?? lent
}

/**
 * Begins a condition check of the objects of a loan, and links the two (C-P07). The person who begins the check is its manager.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where the loan is closed; `invalid_input` at `objectIds`.
 */
export async function beginConditionCheck(
  context: ProceduresContext,
  asker: Asker,
  loanOutId: string,
  given: { readonly reason: LoanCheck; readonly objectIds?: readonly string[] | undefined },
): Promise<Procedure> {
  const { actor } = asker
  const { database, clock } = context
  return database.inTenant(actor.tenantId, async tx => {
    const loan = await loanFor(tx, actor, loanOutId)
    const objects = await lentObjects(tx, loan, given.objectIds)
    const path = deadlines[given.reason]
    const deadline = path && valueAt(loan.row.document, path)
    const values: CardValues = { reason: { id: reasons[given.reason] }, ...(deadline ? { deadline } : {}) }
    const id = await beginIn(tx, context, asker, {
      type: conditionCheck.name,
      title: loan.row.title,
      values,
    })
    await insertObjects(tx, id, typesOfLines(conditionCheck.lines), objects)
    const by = doneBy(actor, clock())
    await insertLink(tx, { procedureId: loan.row.id, linkedId: id, kind: given.reason }, by)
    const presented = await presentCurrent(tx, asker, id)
    const details = { id, number: presented.number, type: presented.type, kind: given.reason }
    await recordEvent(tx, loan.row.id, { kind: 'linked', details }, by)
    return presented
  })
}

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
