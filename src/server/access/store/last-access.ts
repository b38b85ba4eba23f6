import type { Transaction } from 'kysely'
import { enterMuseum } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Notes that a session is in use, and when its person was last in its museum. Who is there under their name does not count for the latter. */
export async function noteAccess(db: Transaction<Tables>, sessionId: string, now: Date): Promise<void> {
  const session = await db
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .returning(['account_id', 'tenant_id', 'impersonator_id'])
    .executeTakeFirst()
  if (!session?.tenant_id || session.impersonator_id !== null) return
  await enterMuseum(db, session.tenant_id)
  await db
    .updateTable('identity')
    .set({ last_access: now })
    .where('tenant_id', '=', session.tenant_id)
    .where('account_id', '=', session.account_id)
    .execute()
}
