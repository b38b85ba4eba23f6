import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { type DoneBy, type Happened, insertEvent } from './store/events.ts'

/** Tells open pages that a procedure is no longer what they show. */
export const announceChange = ({ db, tenantId }: TenantTransaction, id: string): Promise<void> =>
  publish(db, { name: 'procedure.changed', tenantId, data: { id } })

/** Keeps what happened to a procedure, and tells open pages. */
export async function recordEvent(
  tx: TenantTransaction,
  id: string,
  happened: Happened,
  by: DoneBy,
): Promise<void> {
  await insertEvent(tx, id, happened, by)
  await announceChange(tx, id)
}
