import type { Transaction } from 'kysely'
import type { TenantTransaction } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Ids of all museums that work, but those that are being erased. Copies as of a backup are left out: whatever goes over the museums by the clock (reminders, mails, bins, searches that are
 * followed) leaves them as they are.
 */
export async function museumIds(db: Transaction<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant')
    .where('copy_of', 'is', null)
    .where('erasing_since', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The same with copies, for what every museum needs to be read: an index of the shape this version searches. */
export async function museumIdsWithCopies(db: Transaction<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('tenant')
    .where('erasing_since', 'is', null)
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** True when a museum is a copy as of a backup. */
export async function isCopy({ db, tenantId }: TenantTransaction): Promise<boolean> {
  const row = await db.selectFrom('tenant').where('id', '=', tenantId).select('copy_of').executeTakeFirst()
  return row !== undefined && row.copy_of !== null
}
