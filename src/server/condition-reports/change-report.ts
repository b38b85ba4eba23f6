import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { draftFor } from './permitted.ts'
import { currentReport, presentReport } from './present-reports.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { ofForm, type ReportRecord } from './store/reports.ts'
import { versionsOf } from './versions.ts'
import { writeReport } from './write-report.ts'

/** @throws {CodedError} `conflict` with what is there by now, where another one saved meanwhile. */
export async function refuseOutdated(
  tx: TenantTransaction,
  asker: Asker,
  row: ReportRecord,
  version: number,
): Promise<void> {
  if (version === (await versionsOf(tx, row.id)).form) return
  throw new CodedError('conflict', {
    text: 'conditionReport.errors/changed',
    data: await presentReport(tx, asker, row),
  })
}

/** The values of a report whose form says something else. */
const withForm = ({ record, document: before }: ReportRecord, document: CardValues): CardValues => {
  const formBefore = ofForm(before)
  return {
    ...Object.fromEntries(Object.entries(record.data).filter(([key]) => !(key in formBefore))),
    ...ofForm(document),
  }
}

/**
 * Changes what a draft says beside its damages.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` with what is there by now, or where it is finished; `invalid_input` with every wrong field.
 */
export const changeReport = (
  context: ReportsContext,
  asker: Asker,
  id: string,
  { version, values }: { readonly version: number; readonly values: CardValues },
): Promise<ConditionReport> =>
  context.database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, id)
    await refuseOutdated(tx, asker, row, version)
    const document = await readValues(tx, reportSheet, values, row.document)
    await writeReport(tx, context, asker, { row, values: withForm(row, document) })
    return currentReport(tx, asker, id)
  })
