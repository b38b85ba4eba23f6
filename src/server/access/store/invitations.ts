import { sql, type Transaction } from 'kysely'
import { comparableEmail } from '#model/email.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Account, accountColumns, type NewAccount } from './accounts.ts'
import { deleteAccount, lockUnattached } from './ended-accounts.ts'
import { wasUsed } from './last-access.ts'

/**
 * The account of an e-mail address, made without a password when there is none. One that is there stays as it is: names and language are
 * its person's.
 */
export async function accountToInvite(
  db: Transaction<Tables>,
  { email, firstName, lastName, language }: Omit<NewAccount, 'passwordHash' | 'operator'>,
): Promise<Account> {
  await db
    .insertInto('account')
    .values({
      email: email.trim(),
      password_hash: null,
      first_name: firstName,
      last_name: lastName,
      language,
    })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).doNothing())
    .execute()
  return db
    .selectFrom('account')
    .where(sql`lower(email)`, '=', comparableEmail(email))
    .select(accountColumns)
    .executeTakeFirstOrThrow()
}

/** Takes back the invitation of an account to a museum: its link stops working. */
export async function revokeInvitation(
  db: Transaction<Tables>,
  accountId: string,
  museumId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'invitation')
    .where('museum_id', '=', museumId)
    .where('used_at', 'is', null)
    .execute()
}

/**
 * Deletes an account that an invitation made and nobody ever used, once neither a museum nor the operators invite it any longer. What is kept
 * under the address stays: an administrator who withdraws an invitation has no say in a registration of the person's own.
 */
export async function deleteUnusedAccount(db: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await lockUnattached(db, accountId)
  if (account?.passwordHash === null && !(await wasUsed(db, accountId))) await deleteAccount(db, accountId)
}
