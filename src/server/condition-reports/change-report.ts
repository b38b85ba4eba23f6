import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { reportSheet } from '#model/condition-reports/report-sheet.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import { readValues } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { nextCheckOf } from './begin-report.ts'
import { draftFor } from './permitted.ts'
import type { Asker, ReportsContext } from './reports-context.ts'
import { type ReportRecord, updateReport } from './store/reports.ts'
import { tellReport, toldNow } from './tell-reports.ts'

/** @throws {CodedError} `conflict` with what is there by now, where another one saved meanwhile. */
export async function refuseOutdated(
  tx: TenantTransaction,
  asker: Asker,
  row: ReportRecord,
  version: number,
): Promise<void> {
  if (version === row.version) return
  throw new CodedError('conflict', {
    text: 'conditionReport.errors/changed',
    data: await tellReport(tx, asker, row),
  })
}

/**
 * Changes what a draft says beside its damages.
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` with what is there by now, or where it is finished; `invalid_input` with every wrong field.
 */
export const changeReport = (
  { database, clock }: ReportsContext,
  asker: Asker,
  id: string,
  { version, values }: { readonly version: number; readonly values: CardValues },
): Promise<ConditionReport> =>
  database.inTenant(asker.actor.tenantId, async tx => {
    const row = await draftFor(tx, asker.actor, id)
    await refuseOutdated(tx, asker, row, version)
    const document = await readValues(tx, reportSheet, values, row.document)
    await updateReport(tx, id, { values: { document, nextCheck: nextCheckOf(document) } }, clock())
    return toldNow(tx, asker, id)
  })
