import { type Doer, recordAudit } from '#server/audit/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { codesOf } from './about-user.ts'
import { endMembership } from './end-membership.ts'
import { lockOneself } from './lock-user.ts'

/**
 * Ends a person's own membership of the transaction's museum, in whatever state it is.
 * @returns false when there was none: it was ended before.
 * @throws {CodedError} `conflict` for the last active administrator.
 */
export async function leaveMuseum(
  tx: TenantTransaction,
  userId: string,
  doer: Doer,
  now: Date,
): Promise<boolean> {
  const held = await lockOneself(tx, userId)
  if (!held) return false
  held.keepAnAdministrator()
  await recordAudit(tx, doer, 'userLeft', now, {
    role: held.user.role,
    removed: codesOf(held.user.permissions),
  })
  await endMembership(tx, userId, now)
  return true
}
