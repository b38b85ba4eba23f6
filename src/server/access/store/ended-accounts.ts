import { sql, type Transaction } from 'kysely'
import { comparableEmail } from '#model/email.ts'
import { enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type Account, lockAccount } from './accounts.ts'

/** Holds the rows of all operators until the transaction ends, always in the same order. */
export const lockOperators = (db: Transaction<Tables>) =>
  db
    .selectFrom('account')
    .where('operator', '=', true)
    .orderBy('id')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'language'])
    .forUpdate()
    .execute()

/**
 * Holds an account and counts its memberships; inside a transaction that entered the person, so that these are seen. Copies of museums do not
 * count: they have the people of their originals.
 */
export async function lockWithMemberships(db: Transaction<Tables>, accountId: string) {
  const account = await lockAccount(db, accountId)
  if (!account) return undefined
  // Counted once the row is held: a membership that is being made refers to it, and waits.
  const { count } = await db
    .selectFrom('identity')
    .innerJoin('tenant', 'tenant.id', 'identity.tenant_id')
    .where('identity.account_id', '=', accountId)
    .where('tenant.copy_of', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { ...account, memberships: Number(count) }
}

/** Holds an account that belongs nowhere: to no museum and not to the operators, and is invited by neither. @returns undefined for any other. */
export async function lockUnattached(
  db: Transaction<Tables>,
  accountId: string,
): Promise<Account | undefined> {
  await enterPerson(db, accountId)
  const account = await lockWithMemberships(db, accountId)
  if (!account || account.operator || account.memberships > 0) return undefined
  const invitation = await db
    .selectFrom('operator_invitation')
    .where('account_id', '=', accountId)
    .select('account_id')
    .executeTakeFirst()
  return invitation ? undefined : account
}

/**
 * Accounts that nobody can sign in to: of no operator and none invited since, made and last used before a moment. Those that still belong to a
 * museum are among them: `lockWithMemberships` counts memberships.
 */
export async function unusedAccounts(
  db: Transaction<Tables>,
  { before, after, limit }: { readonly before: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .where('operator', '=', false)
    .where('created_at', '<', before)
    .where(({ eb, or }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before)]))
    .where('id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('operator_invitation')
            .whereRef('account_id', '=', 'account.id')
            .where('invited_at', '>=', before)
            .select('account_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes an account; what refers to it goes, or loses the reference, by foreign keys. */
export const deleteAccount = (db: Transaction<Tables>, accountId: string): Promise<unknown> =>
  db.deleteFrom('account').where('id', '=', accountId).execute()

/** Deletes what is kept under an e-mail address beside its account. */
export async function forgetAddress(db: Transaction<Tables>, email: string): Promise<void> {
  await db.deleteFrom('registration').where(sql`lower(email)`, '=', comparableEmail(email)).execute()
  await db.deleteFrom('mail_failure').where(sql`lower(recipient)`, '=', comparableEmail(email)).execute()
}
