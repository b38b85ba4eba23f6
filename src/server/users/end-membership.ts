import { endStay, revokeInvitation } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { publish } from '#server/platform/events/index.ts'
import { deletePrivateRows } from './store/private-rows.ts'
import { deleteUser } from './store/users.ts'

/**
 * Ends a person's membership of the transaction's museum: rights, invitation, sessions there, procedures they look after, locks, and what
 * only they could use (drafts, own searches that are not shared, layouts, calendar address). What they made keeps their name.
 */
export async function endMembership(tx: TenantTransaction, userId: string, now: Date): Promise<void> {
  await deletePrivateRows(tx, userId, now)
  await deleteUser(tx, userId)
  await revokeInvitation(tx.db, userId, tx.tenantId, now)
  await endStay(tx, userId, now)
  await publish(tx.db, { name: 'me.changed', accountId: userId })
}
