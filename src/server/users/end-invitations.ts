import { deleteUnusedAccount } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { personOf } from './about-user.ts'
import { endMembership } from './end-membership.ts'
import { lockOverdueInvitations, userOf } from './store/users.ts'

/** Invitations ended in one transaction at most. */
const batch = 100

/**
 * Ends invitations to the transaction's museum that nobody accepted: the membership that waits goes, and the account that was made for it, where nobody ever used it.
 * @param before when the last link of an invitation had expired by then, its time is over
 * @returns true where there may be more.
 */
export async function endInvitations(tx: TenantTransaction, before: Date, now: Date): Promise<boolean> {
  const overdue = await lockOverdueInvitations(tx, before, batch)
  for (const accountId of overdue) {
    const user = await userOf(tx, accountId)
    if (!user) continue
    await endMembership(tx, accountId, now)
    await recordAudit(tx, { accountId: null }, 'invitationExpired', now, { person: personOf(user) })
    await deleteUnusedAccount(tx.db, accountId)
  }
  return overdue.length === batch
}
