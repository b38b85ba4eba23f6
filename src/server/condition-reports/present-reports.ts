import type { Standing } from '#model/api/cards/freeze-endpoints.ts'
import type { ConditionReport, ReportRow, Signature } from '#model/api/condition-report-shapes.ts'
import { type ReportValues, reportSheet } from '#model/condition-reports/report-sheet.ts'
import { finishGuards, type SignerRole } from '#model/condition-reports/report-states.ts'
import { earlierValues } from '#model/engine/earlier-values.ts'
import { fieldsOf } from '#model/engine/fields.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { cardItems, namesOf, standingOf, titleIn, withNames } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayDoProcedure } from '#server/procedures/index.ts'
import { mayReport, type ReportAction, reportToRead } from './permitted.ts'
import { picturesByIds } from './pictures.ts'
import { drawnOf, presentDamages, presentRegion } from './present-damages.ts'
import type { Asker } from './reports-context.ts'
import { declaration, type ReportRecord, reportById } from './store/reports.ts'

/** The procedure a report belongs to. */
export const procedureOfRow = ({
  procedure_id: id,
  procedure_type: type,
  procedure_number: number,
  procedure_title: title,
}: ReportRecord): ReportRow['procedure'] =>
  id === null || type === null ? null : { id, type, number: number ?? '', title: title ?? '' }

/** People who may read a report may not always read the procedure it belongs to. */
const mayReadProcedure = (actor: Asker['actor'], { procedure_type: type }: ReportRecord): boolean => {
  const procedure = type === null ? undefined : procedureNamed(type)
  return procedure !== undefined && mayDoProcedure(actor, procedure, 'read')
}

/** Reports as lists show them, in the order given. */
export async function presentRows(
  tx: TenantTransaction,
  { actor, language }: Asker,
  rows: readonly ReportRecord[],
): Promise<ReportRow[]> {
  const objectIds = [...new Set(rows.map(row => row.card_id))]
  const objects = new Map((await cardItems(tx, objectIds, { actor, language })).map(item => [item.id, item]))
  return rows.map(row => {
    const values: ReportValues = row.document
    const object = objects.get(row.card_id)
    return {
      id: row.id,
      number: row.number,
      state: row.state,
      object: {
        id: row.card_id,
        number: object?.shortDescription ?? row.object?.number ?? '',
        title: object?.title ?? (row.object && titleIn(row.object.titles, language)) ?? '---',
        thumbnailUrl: object?.thumbnailUrl ?? null,
      },
      procedure: mayReadProcedure(actor, row) ? procedureOfRow(row) : null,
      reason: values.reason?.id ?? null,
      grade: values.grade?.id ?? null,
      date: values.date ?? null,
      nextCheck: values.recommendation?.nextCheck ?? null,
      damagesCount: row.damages.length,
      updatedAt: row.updated_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
    }
  })
}

export const presentSignature = ({ role, ...signature }: Standing['signatures'][number]): Signature => ({
  ...signature,
  role: role as SignerRole,
})

const previousOf = async (tx: TenantTransaction, id: string | null): Promise<ConditionReport['previous']> => {
  const row = id === null ? undefined : await reportById(tx, id)
  if (!row) return null
  const { date }: ReportValues = row.document
  return { id: row.id, number: row.number, date: date ?? null }
}

/** A report as the caller reads it: with names in their language, and with what they may do next. */
export async function presentReport(
  tx: TenantTransaction,
  { actor, language }: Asker,
  row: ReportRecord,
): Promise<ConditionReport> {
  const [presented] = await presentRows(tx, { actor, language }, [row])
  if (!presented) throw new Error('A report that was found is presented')
  const { damages, regions, versions } = await drawnOf(tx, row)
  const names = await namesOf(tx, actor, reportSheet, [row.document])
  const may = (action: ReportAction) =>
    row.deleted_at === null && mayReport(actor, action, row.procedure_type)
  const isDraft = row.state === 'DRAFT'
  const { unmet, signatures, ...standing } = await standingOf(tx, declaration, row.record)
  return {
    ...presented,
    version: versions.form,
    values: withNames(reportSheet, row.document, names, language),
    earlierValues: may('edit') ? [...earlierValues(fieldsOf(reportSheet), row.document)] : [],
    previous: await previousOf(tx, row.previous_id),
    images: await picturesByIds(tx, row.pictures, { actor, language }),
    damages: await presentDamages(tx, { actor, language }, damages),
    regions: regions.map(presentRegion),
    ...standing,
    signatures: signatures.map(presentSignature),
    unmet: finishGuards.filter(name => unmet.includes(name)),
    may: {
      edit: isDraft && may('edit'),
      finish: isDraft && may('finish'),
      annul: row.state === 'FINISHED' && may('annul'),
      delete: isDraft && mayReport(actor, 'delete', row.procedure_type),
    },
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  }
}

/** The current report as the caller reads it. */
export const currentReport = async (
  tx: TenantTransaction,
  asker: Asker,
  id: string,
): Promise<ConditionReport> => presentReport(tx, asker, await reportToRead(tx, asker.actor, id))
