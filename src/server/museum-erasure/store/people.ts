import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Accounts of all members of the transaction's museum, whatever their state. */
export async function memberAccounts({ db, tenantId }: TenantTransaction): Promise<string[]> {
  const rows = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .select('account_id')
    .execute()
  return rows.map(({ account_id: id }) => id)
}

/** Deletes a membership of the transaction's museum. @returns how many rows that were. */
export async function deleteMembership(
  { db, tenantId }: TenantTransaction,
  accountId: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
