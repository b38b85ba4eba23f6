import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Tables of a museum whose rows are private to one person. */
const privateTables = [
  'card_lock',
  'card_draft',
  'calendar_feed',
  'comment_notice',
  'list_layout',
  'search_subscription',
] as const

/**
 * Deletes what only one person could use in the museum, and gives their locks free. What they were asked and did not answer is withdrawn. Searches
 * they shared stay, under their name.
 */
export async function deletePrivateRows(
  { db, tenantId }: TenantTransaction,
  userId: string,
  now: Date,
): Promise<void> {
  for (const table of privateTables)
    await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('account_id', '=', userId).execute()
  // Open tasks given to them are the managers' now.
  await db
    .updateTable('card_task')
    .set({ responsible: 'MANAGERS', account_id: null })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', userId)
    .where('done_at', 'is', null)
    .execute()
  await db
    .updateTable('card_approval')
    .set({ withdrawn_at: now })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', userId)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  await db
    .deleteFrom('saved_search')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', userId)
    .where('shared', '=', false)
    .execute()
}
