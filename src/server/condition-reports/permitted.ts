import type { OwnedAction } from '#model/engine/aspects/belonging.ts'
import type { Holder } from '#model/permissions/access.ts'
import { procedureDeclarations, procedureNamed } from '#model/procedures/declarations.ts'
import { mayDoWith } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { declaration, type ReportRecord, reportById, reportToChange } from './store/reports.ts'

/** Permitted actions on a report. */
export type ReportAction = 'read' | 'start' | 'edit' | 'finish' | 'annul' | 'delete'

const actions: Readonly<Record<ReportAction, OwnedAction>> = {
  read: 'read',
  start: 'create',
  edit: 'update',
  finish: 'finish',
  annul: 'annul',
  delete: 'delete',
}

/** Returns true for people who may act on reports, or on those of a procedure type. */
export function mayReport(actor: Holder, action: ReportAction, procedureType: string | null): boolean {
  const procedure = procedureType === null ? undefined : procedureNamed(procedureType)
  return mayDoWith(declaration, actor, actions[action], procedure ? [procedure] : [])
}

/** Types of procedures whose reports somebody may read; null: all reports. */
export const readableTypes = (actor: MuseumActor): readonly string[] | null =>
  mayReport(actor, 'read', null)
    ? null
    : procedureDeclarations.flatMap(({ name }) => (mayReport(actor, 'read', name) ? [name] : []))

const readable = (actor: MuseumActor, row: ReportRecord | undefined): ReportRecord => {
  if (!row || !mayReport(actor, 'read', row.procedure_type)) throw notFound()
  return row
}

/** A report to be looked at. @throws {CodedError} `not_found`, also for one that one may not read. */
export const reportToRead = async (
  tx: TenantTransaction,
  actor: MuseumActor,
  id: string,
): Promise<ReportRecord> => readable(actor, await reportById(tx, id))

/**
 * A report that is held for something to be done to it; pages that show it hear of that when it is done.
 * @throws {CodedError} `not_found`, also for one that one may not read or that lies in the bin; `forbidden`.
 */
export async function reportFor(
  tx: TenantTransaction,
  actor: MuseumActor,
  action: ReportAction,
  id: string,
  where: 'there' | 'binned' = 'there',
): Promise<ReportRecord> {
  const row = readable(actor, await reportToChange(tx, id))
  if ((row.deleted_at !== null) !== (where === 'binned')) throw notFound()
  if (!mayReport(actor, action, row.procedure_type)) throw forbidden()
  await publish(tx.db, { name: 'report.changed', tenantId: tx.tenantId, data: { id: row.id } })
  return row
}

/** A draft that is held to be written in. @throws {CodedError} as `reportFor`; `conflict` where it is finished. */
export async function draftFor(
  tx: TenantTransaction,
  actor: MuseumActor,
  id: string,
  action: ReportAction = 'edit',
): Promise<ReportRecord> {
  const row = await reportFor(tx, actor, action, id)
  if (row.state !== 'DRAFT') throw new CodedError('conflict', { text: 'conditionReport.errors/finished' })
  return row
}
