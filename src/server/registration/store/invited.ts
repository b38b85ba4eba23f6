import type { Transaction } from 'kysely'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** True when an invitation of an account to the transaction's museum is pending. */
export async function isInvited({ db, tenantId }: TenantTransaction, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'INVITED')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes an invited account a member. @returns false when it is no longer invited. */
export async function acceptMembership(
  { db, tenantId }: TenantTransaction,
  accountId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity')
    .set({ state: 'ACTIVE', invited_as: null })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'INVITED')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface FirstSteps {
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly passwordHash: string
}

/** Gives an account that has none its password, and the names its person wants. One that has a password stays as it is. */
export const completeAccount = (
  db: Transaction<Tables>,
  accountId: string,
  { firstName, lastName, language, passwordHash }: FirstSteps,
): Promise<unknown> =>
  db
    .updateTable('account')
    .set({ first_name: firstName, last_name: lastName, language, password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', 'is', null)
    .execute()
