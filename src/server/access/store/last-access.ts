import type { Transaction } from 'kysely'
import { enterMuseum } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/**
 * Notes that a session is in use, and when its person last used their account and was last in its museum. Who is there under their name does not count for these.
 * The rows are written in the order in which accounts and memberships end.
 */
export async function noteAccess(db: Transaction<Tables>, sessionId: string, now: Date): Promise<void> {
  const session = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(['account_id', 'tenant_id', 'impersonator_id'])
    .executeTakeFirst()
  if (!session) return
  if (session.impersonator_id === null) {
    await db.updateTable('account').set({ last_used_at: now }).where('id', '=', session.account_id).execute()
    if (session.tenant_id !== null) {
      await enterMuseum(db, session.tenant_id)
      await db
        .updateTable('identity')
        .set({ last_access: now })
        .where('tenant_id', '=', session.tenant_id)
        .where('account_id', '=', session.account_id)
        .execute()
    }
  }
  await db.updateTable('session').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
}

/** True when the person of an account ever used it. */
export async function wasUsed(db: Transaction<Tables>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('last_used_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
