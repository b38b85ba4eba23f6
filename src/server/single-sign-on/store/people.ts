import type { TenantTransaction } from '#server/platform/db/index.ts'

/** A person as a sign-in service knows them. */
export interface ServicePerson {
  readonly issuer: string
  readonly subject: string
}

/** The account in the transaction's museum that belongs to a person of its service. */
export async function accountOfPerson(
  { db, tenantId }: TenantTransaction,
  { issuer, subject }: ServicePerson,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_on_person')
    .where('tenant_id', '=', tenantId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('account_id')
    .executeTakeFirst()
  return row?.account_id
}

/**
 * Binds a person of the service to an account of the transaction's museum, for good.
 * @returns false when the account belongs to another person of the service already, or the person to another account.
 */
export async function bindPerson(
  { db, tenantId }: TenantTransaction,
  { issuer, subject }: ServicePerson,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('sign_on_person')
    .values({ tenant_id: tenantId, issuer, subject, account_id: accountId, created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Releases people of the transaction's museum from their service; all of them, or one account. @returns how many were bound. */
export async function releasePeople(
  { db, tenantId }: TenantTransaction,
  accountId?: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_on_person')
    .where('tenant_id', '=', tenantId)
    .$if(accountId !== undefined, query => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
