import type { TenantTransaction } from '#server/platform/db/index.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Signs a person out of the transaction's museum at once, wherever they sit, and anybody who acts there in their name or they under another's;
 * or out of the latter only, when a person loses no more than the right to it.
 */
export async function endStay(
  { db, tenantId }: TenantTransaction,
  accountId: string,
  now: Date,
  which: 'all' | 'asOthers' = 'all',
): Promise<void> {
  const sessions = which === 'all' ? { accountId, tenantId } : { impersonatorId: accountId, tenantId }
  await endSessions(db, sessions, 'access removed', now)
}
