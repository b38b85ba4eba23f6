import type { Transaction } from 'kysely'
import { enterMuseum } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Notes when a person was last in the museum their session works in. Who is there under their name does not count. */
export async function noteAccess(db: Transaction<Tables>, sessionId: string, now: Date): Promise<void> {
  const session = await db
    .selectFrom('session')
    .where('id', '=', sessionId)
    .where('impersonator_id', 'is', null)
    .where('tenant_id', 'is not', null)
    .select(['account_id', 'tenant_id'])
    .executeTakeFirst()
  if (!session?.tenant_id) return
  await enterMuseum(db, session.tenant_id)
  await db
    .updateTable('identity')
    .set({ last_access: now })
    .where('tenant_id', '=', session.tenant_id)
    .where('account_id', '=', session.account_id)
    .execute()
}
