import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Ends the sessions that the sign-in service of the transaction's museum began. @returns their ids. */
export async function endSignedOn({ db, tenantId }: TenantTransaction, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'access removed' })
    .where('tenant_id', '=', tenantId)
    .where('bound', '=', true)
    .where('impersonator_id', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}
