import { type Doer, recordAudit } from '#server/audit/index.ts'
import { eraseCards, refuseBegun } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { refuseEntered } from './evidence.ts'
import { procedureFor } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { announceChange } from './record-event.ts'

/**
 * Permanently deletes a procedure that is in the bin; the audit log records it. What work has started on stays, with all that was found: a written
 * record of it is kept (Spectrum: loans out, audit).
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where work has started on it, or it is in a register.
 */
export async function eraseProcedure(
  tx: TenantTransaction,
  { renamed }: Pick<ProceduresContext, 'renamed'>,
  actor: MuseumActor,
  { id, doer, at }: { readonly id: string; readonly doer: Doer; readonly at: Date },
): Promise<void> {
  const { row, declaration } = await procedureFor(tx, actor, 'delete', id, 'binned')
  refuseBegun(declaration, row.document)
  await refuseEntered(tx, row.id)
  const { number, title, type } = row
  const end = new Date(8.64e15)
  await eraseCards(tx, [row.id], { before: end, renamed, evidence: [], at })
  await recordAudit(tx, doer, 'procedureDeleted', at, { number, title, type })
  await announceChange(tx, row.id)
}
