import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { reportStateIds } from '#model/cards/condition-report/condition-report-card.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import { displayName } from '#model/display-name.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { cleanLines } from '#model/text/clean.ts'
import { CodedError } from '#server/platform/errors.ts'
import { freeze } from '#server/platform/frozen.ts'
import { checkObject, doneBy, uncheckObject } from '#server/procedures/index.ts'
import { refuseOutdated } from './change-report.ts'
import { nextCheckOf } from './check-reminders.ts'
import { draftFor, reportFor } from './permitted.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { annulFrozen, insertFrozen } from './store/frozen.ts'
import { hasFinished } from './store/reports.ts'
import { procedureOfRow, tellReport, toldNow } from './tell-reports.ts'
import { writeReport } from './write-report.ts'

/** The frozen contents of a report: all its values, and nothing that depends on the reader. */
const contentOf = (
  { id, number, object, procedure, values, previous, images, damages, regions, createdAt }: ConditionReport,
  finished: { readonly by: string; readonly at: string; readonly language: string },
) => ({
  id,
  number,
  object: { id: object.id, number: object.number, title: object.title },
  procedure,
  values,
  previous,
  images: images.map(({ fileId, title, width, height }) => ({ fileId, title, width, height })),
  damages: damages.map(({ id, number, values, comparison }) => ({ id, number, values, comparison })),
  regions: regions.map(({ damageId, annotation }) => ({ damageId, target: annotation.target })),
  createdAt,
  finished,
})

/**
 * Finishes a report: it is frozen, as canonical JSON with its SHA-256, and only read from now on. Within a procedure its object is checked, and what
 * the procedure asks of each object is written there.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is finished, was changed meanwhile, or its procedure is closed; `invalid_input`
 * with what is unmet.
 */
export const finishReport = (
  context: ReportsContext,
  asker: Asker,
  id: string,
  version: number,
): Promise<ConditionReport> => {
  const { database, clock, reminders, renamed } = context
  const { actor, language } = asker
  return database.inTenant(actor.tenantId, async tx => {
    const row = await draftFor(tx, actor, id, 'finish')
    await refuseOutdated(tx, asker, row, version)
    const told = await tellReport(tx, asker, row)
    if (told.unmet.length > 0)
      throw new CodedError('invalid_input', {
        text: 'conditionReport.errors/unmet',
        data: { unmet: told.unmet },
      })
    const at = clock()
    const by = displayName(actor.person)
    const whole = { ...told, procedure: procedureOfRow(row) }
    const frozen = await freeze(contentOf(whole, { by, at: at.toISOString(), language }))
    await writeReport(
      tx,
      context,
      asker,
      { row, values: { ...row.record.data, state: { id: reportStateIds.FINISHED } } },
      { details: { sha256: frozen.sha256 } },
    )
    await insertFrozen(tx, row.id, frozen, { accountId: actor.accountId, name: by, at })
    const nextCheck = nextCheckOf(row.document)
    if (nextCheck !== null) await reminders.begin(tx, row.id, nextCheck)
    if (row.procedure_id !== null && row.procedure_type !== null)
      await checkObject(tx, row.procedure_type, {
        procedureId: row.procedure_id,
        objectId: row.card_id,
        fields: fieldsOf(reportSheet),
        values: row.document,
        number: row.number,
        by: doneBy(actor, at),
        renamed,
      })
    return toldNow(tx, asker, id)
  })
}

/**
 * Annuls a finished report: it stays to be read, and nothing follows from it any more. Where nothing else tells of its object in an open procedure, that
 * is to be checked again.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where it is not finished, or annulled already; `invalid_input` without a reason.
 */
export const annulReport = (
  context: ReportsContext,
  asker: Asker,
  id: string,
  reason: string,
): Promise<ConditionReport> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await reportFor(tx, asker.actor, 'annul', id)
    const { state, card_id: objectId, procedure_id: procedureId, procedure_type: type } = row
    if (state !== 'FINISHED') throw new CodedError('conflict', { text: 'conditionReport.errors/notFinished' })
    const at = context.clock()
    const cleaned = cleanLines(reason)
    await writeReport(
      tx,
      context,
      asker,
      { row, values: { ...row.record.data, state: { id: reportStateIds.ANNULLED } } },
      { details: { reason: cleaned } },
    )
    const name = displayName(asker.actor.person)
    await annulFrozen(tx, row.id, { name, at, reason: cleaned })
    if (procedureId !== null && type !== null && !(await hasFinished(tx, procedureId, objectId)))
      await uncheckObject(tx, type, {
        procedureId,
        objectId,
        number: row.number,
        reason: cleaned,
        by: doneBy(asker.actor, at),
      })
    return toldNow(tx, asker, id)
  })
