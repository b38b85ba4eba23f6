import { type Doer, recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { procedureFor } from './permitted.ts'
import { announceChange } from './record-event.ts'
import { eraseProcedure as erase } from './store/procedures.ts'

/**
 * Deletes a procedure that lies in the bin for good, which the museum's record tells. What work has begun on stays, with all that was found: a written
 * record of it is kept (Spectrum: loans out, audit).
 * @throws {CodedError} `not_found`; `forbidden`; `conflict` where work has begun on it.
 */
export async function eraseProcedure(
  tx: TenantTransaction,
  actor: MuseumActor,
  { id, doer, at }: { readonly id: string; readonly doer: Doer; readonly at: Date },
): Promise<void> {
  const { row } = await procedureFor(tx, actor, 'delete', id, 'binned')
  if (row.status !== 'TODO') throw new CodedError('conflict', { text: 'procedures.errors.kept' })
  const { number, title, type } = row
  await erase(tx, id)
  await recordAudit(tx, doer, 'procedureDeleted', at, { number, title, type })
  await announceChange(tx, id)
}
