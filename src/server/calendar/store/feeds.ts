import type { TenantTransaction } from '#server/platform/db/index.ts'

export const feedOf = ({ db, tenantId }: TenantTransaction, accountId: string) =>
  db
    .selectFrom('calendar_feed')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .select('created_at')
    .executeTakeFirst()

/** Puts a new secret in the place of the one there may be. */
export const putFeed = (
  { db, tenantId }: TenantTransaction,
  accountId: string,
  tokenHash: Buffer,
  at: Date,
) =>
  db
    .insertInto('calendar_feed')
    .values({ tenant_id: tenantId, account_id: accountId, token_hash: tokenHash, created_at: at })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'account_id']).doUpdateSet({ token_hash: tokenHash, created_at: at }),
    )
    .execute()

export const deleteFeed = ({ db, tenantId }: TenantTransaction, accountId: string) =>
  db
    .deleteFrom('calendar_feed')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .execute()

/** Whose calendar a secret opens. */
export const accountOfFeed = ({ db, tenantId }: TenantTransaction, tokenHash: Buffer) =>
  db
    .selectFrom('calendar_feed')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', tokenHash)
    .select('account_id')
    .executeTakeFirst()
