import { worksIn } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Ends the sessions that the sign-in service of the transaction's museum began, those in copies of it too: all, or those of an account. @returns their ids. */
export async function endSignedOn(
  { db, tenantId }: TenantTransaction,
  now: Date,
  accountId?: string,
): Promise<string[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'access removed' })
    .where(worksIn(tenantId))
    .where('begun_by', '=', 'singleSignOn')
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId ?? ''))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}
