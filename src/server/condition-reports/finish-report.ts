import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import type { Doing, Freezing } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { checkObject, doneBy, uncheckObject } from '#server/procedures/index.ts'
import { nextCheckOf } from './check-reminders.ts'
import { reportToRead } from './permitted.ts'
import { presentReport, procedureOfRow } from './present-reports.ts'
import type { ReportsContext } from './reports-context.ts'
import { hasFinished } from './store/reports.ts'

/** The frozen contents of a report: all its values, and nothing that depends on the reader. */
async function contentOf(tx: TenantTransaction, doing: Doing, { id }: { readonly id: string }) {
  const row = await reportToRead(tx, doing.actor, id)
  const { number, object, values, previous, images, damages, regions, createdAt }: ConditionReport =
    await presentReport(tx, doing, row)
  return {
    id: row.id,
    number,
    object: { id: object.id, number: object.number, title: object.title },
    procedure: procedureOfRow(row),
    values,
    previous,
    images: images.map(({ fileId, title, width, height }) => ({ fileId, title, width, height })),
    damages: damages.map(({ id, number, values, comparison }) => ({ id, number, values, comparison })),
    regions: regions.map(({ damageId, annotation }) => ({ damageId, target: annotation.target })),
    createdAt,
  }
}

/**
 * Consequences of finishing or annulling a report. Within a procedure its object is checked, and what the procedure asks of each object is written
 * there; where no other report covers its object in an open procedure, one that is annulled leaves it to be checked again.
 */
export const reportFreezing = ({ reminders, settling }: ReportsContext): Freezing => ({
  content: contentOf,
  async finished(tx, { actor }, { id }, { at }) {
    const row = await reportToRead(tx, actor, id)
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
        settling,
      })
  },
  async annulled(tx, { actor }, { id }, { at, reason }) {
    const { card_id: objectId, number, ...row } = await reportToRead(tx, actor, id)
    const { procedure_id: procedureId, procedure_type: type } = row
    if (procedureId !== null && type !== null && !(await hasFinished(tx, procedureId, objectId)))
      await uncheckObject(tx, type, { procedureId, objectId, number, reason, by: doneBy(actor, at) })
  },
})
