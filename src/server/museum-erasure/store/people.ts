import { sql } from 'kysely'
import { enterPerson, type TenantTransaction } from '#server/platform/db/index.ts'

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

/**
 * Takes a membership away and, where the account belongs to no other museum, is invited to none, and to no
 * operating of the platform, and is no operator's, the account too.
 * The account is held first: a membership that is being made elsewhere waits, and does not go with it unseen.
 */
export async function deleteMember(
  { db, tenantId }: TenantTransaction,
  accountId: string,
): Promise<{ readonly rows: number; readonly account?: { readonly avatar: string | null } }> {
  await db.selectFrom('account').where('id', '=', accountId).select('id').forUpdate().execute()
  const { numDeletedRows } = await db
    .deleteFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  await enterPerson(db, accountId)
  const account = await db
    .deleteFrom('account')
    .where('id', '=', accountId)
    .where('operator', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('identity').where('account_id', '=', accountId).select('id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('operator_invitation').where('account_id', '=', accountId).select('account_id'))),
    )
    .returning(['avatar', 'email'])
    .executeTakeFirst()
  const rows = Number(numDeletedRows)
  if (!account) return { rows }
  await db.deleteFrom('mail_failure').where(sql`lower(recipient)`, '=', account.email.toLowerCase()).execute()
  return { rows, account }
}
