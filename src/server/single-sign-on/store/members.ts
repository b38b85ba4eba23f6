import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { comparableEmail } from '#model/email.ts'
import type { IdentityState } from '#model/permissions/roles.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A person of a museum. */
export interface FoundMember {
  readonly accountId: string
  readonly state: IdentityState
  readonly operator: boolean
  readonly hasPassword: boolean
  readonly email: string
}

/** A member of the transaction's museum, held until the transaction ends. */
async function member(
  { db, tenantId }: TenantTransaction,
  who: (account: ExpressionBuilder<Tables, 'account' | 'identity'>) => Expression<SqlBool>,
): Promise<FoundMember | undefined> {
  const row = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where(who)
    .select(['account.id', 'account.email', 'identity.state', 'account.operator', 'account.password_hash'])
    .forUpdate('identity')
    .executeTakeFirst()
  return (
    row && {
      accountId: row.id,
      email: row.email,
      state: row.state,
      operator: row.operator,
      hasPassword: row.password_hash !== null,
    }
  )
}

export const memberByEmail = (museum: TenantTransaction, email: string): Promise<FoundMember | undefined> =>
  member(museum, account => account(sql`lower(account.email)`, '=', comparableEmail(email)))

export const memberByAccount = (
  museum: TenantTransaction,
  accountId: string,
): Promise<FoundMember | undefined> => member(museum, account => account('account.id', '=', accountId))

/** Makes an invited person of the transaction's museum a member. */
export async function acceptInvitation(
  { db, tenantId }: TenantTransaction,
  accountId: string,
): Promise<void> {
  await db
    .updateTable('identity')
    .set({ state: 'ACTIVE', invited_as: null })
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'INVITED')
    .execute()
}

/** Domains of the e-mail addresses of the administrators of the transaction's museum. */
export async function administratorDomains({
  db,
  tenantId,
}: TenantTransaction): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.tenant_id', '=', tenantId)
    .where('identity.state', '=', 'ACTIVE')
    .where('identity.role', '=', 'TENANT_ADMIN')
    .select(sql<string>`lower(split_part(account.email, '@', 2))`.as('domain'))
    .distinct()
    .execute()
  return new Set(rows.map(({ domain }) => domain))
}
