import type { ProcedureAction } from '#model/procedures/define-procedure.ts'
import { inventoryAudit } from '#model/procedures/inventory-audit/inventory-audit.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { type FoundProcedure, procedureFor, procedureToRead } from '#server/procedures/index.ts'
import { listOf } from './store/lists.ts'
import { signatureOf } from './store/signatures.ts'

const onlyAudits = (found: FoundProcedure): FoundProcedure => {
  if (found.row.type !== inventoryAudit.name || found.row.deleted_at !== null) throw notFound()
  return found
}

/** Returns an audit for reading. @throws {CodedError} `not_found`, also if it is not an audit, is in the trash, or may not be read. */
export const auditToRead = async (
  tx: TenantTransaction,
  actor: MuseumActor,
  id: string,
): Promise<FoundProcedure> => onlyAudits(await procedureToRead(tx, actor, id))

/** Returns an audit locked for a change, so that changes happen one after the other. @throws {CodedError} as above; `forbidden`. */
export const auditFor = async (
  tx: TenantTransaction,
  actor: MuseumActor,
  action: ProcedureAction,
  id: string,
): Promise<FoundProcedure> => onlyAudits(await procedureFor(tx, actor, action, id))

/** Returns the locked list of an audit. @throws {CodedError} `conflict` if it has not been locked. */
export async function frozenList(tx: TenantTransaction, id: string) {
  const list = await listOf(tx, id)
  if (!list) throw new CodedError('conflict', { text: 'audits.errors.notFrozen' })
  return list
}

/** Refuses changes to audits that are signed off (even if reopened) or closed. @throws {CodedError} `conflict` */
export async function refuseOver(tx: TenantTransaction, { row }: FoundProcedure): Promise<void> {
  if (await signatureOf(tx, row.id)) throw new CodedError('conflict', { text: 'audits.errors.signed' })
  if (row.status === 'CLOSED') throw new CodedError('conflict', { text: 'procedures.errors.closed' })
}
