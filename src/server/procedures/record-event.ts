import { displayName } from '#model/display-name.ts'
import { accountById } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { type DoneBy, type Happened, insertEvent } from './store/events.ts'

/** Tells open pages that a procedure is no longer what they show. */
export const announceChange = ({ db, tenantId }: TenantTransaction, id: string): Promise<void> =>
  publish(db, { name: 'procedure.changed', tenantId, data: { id } })

/** Keeps what happened to a procedure, and tells open pages. An administrator signed in as somebody is the one who did it, in the name of that person. */
export async function recordEvent(
  tx: TenantTransaction,
  id: string,
  happened: Happened,
  by: DoneBy,
): Promise<void> {
  const impersonator =
    by.impersonatorId === undefined ? undefined : await accountById(tx.db, by.impersonatorId)
  if (impersonator) {
    const details = { ...happened.details, onBehalfOf: by.name }
    const doer = { accountId: impersonator.id, name: displayName(impersonator), at: by.at }
    await insertEvent(tx, id, { ...happened, details }, doer)
  } else await insertEvent(tx, id, happened, by)
  await announceChange(tx, id)
}
