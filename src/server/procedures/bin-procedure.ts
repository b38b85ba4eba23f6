import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { MuseumActor } from '#server/platform/http/index.ts'
import { doneBy } from './acting.ts'
import { procedureFor } from './permitted.ts'
import type { ProceduresContext } from './procedures-context.ts'
import { recordEvent } from './record-event.ts'
import { updateProcedure } from './store/procedures.ts'

/** Puts a procedure into the bin. @throws {CodedError} `not_found`; `forbidden`. */
export async function binProcedure(
  tx: TenantTransaction,
  { clock, reminders }: Pick<ProceduresContext, 'clock' | 'reminders'>,
  actor: MuseumActor,
  id: string,
): Promise<void> {
  const { row } = await procedureFor(tx, actor, 'delete', id)
  const now = clock()
  await updateProcedure(tx, row.id, { deleted_at: now }, now)
  await recordEvent(tx, row.id, { kind: 'deleted' }, doneBy(actor, now))
  await reminders.again(tx, row.id)
}
