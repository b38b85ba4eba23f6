import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { searchAsDeclared } from '../../saved/store/searches.ts'

/** A person's subscription to a search. */
export interface Following {
  readonly searchId: string
  readonly accountId: string
}

/** Follows a search, from what it finds now on. Who follows it already goes on as before. */
export const insertSubscription = (
  { db, tenantId }: TenantTransaction,
  { searchId, accountId }: Following,
  { known, at }: { readonly known: readonly string[]; readonly at: Date },
) =>
  db
    .insertInto('search_subscription')
    .values({
      tenant_id: tenantId,
      search_id: searchId,
      account_id: accountId,
      known: sql<string[]>`${[...known]}::bigint[]`,
      looked_at: at,
    })
    .onConflict(conflict => conflict.columns(['tenant_id', 'search_id', 'account_id']).doNothing())
    .execute()

export const deleteSubscription = ({ db, tenantId }: TenantTransaction, { searchId, accountId }: Following) =>
  db
    .deleteFrom('search_subscription')
    .where('tenant_id', '=', tenantId)
    .where('search_id', '=', searchId)
    .where('account_id', '=', accountId)
    .execute()

/** The search asks for something else: its followers know nothing of what it finds now. */
export const forgetKnown = ({ db, tenantId }: TenantTransaction, searchId: string) =>
  db
    .updateTable('search_subscription')
    .set({ known: null })
    .where('tenant_id', '=', tenantId)
    .where('search_id', '=', searchId)
    .execute()

/** All who follow something and were not looked after since a moment. */
export const followedBefore = (
  { db, tenantId }: TenantTransaction,
  before: Date,
): Promise<readonly Following[]> =>
  db
    .selectFrom('search_subscription')
    .where('tenant_id', '=', tenantId)
    .where('looked_at', '<', before)
    .orderBy('search_id')
    .orderBy('account_id')
    .select(['search_id as searchId', 'account_id as accountId'])
    .execute()

/** Known results of a followed search; locked, so that a person is mailed once. Skips rows that another server has locked. */
export const lockSubscription = async (
  { db, tenantId }: TenantTransaction,
  { searchId, accountId }: Following,
  before: Date,
) => {
  const row = await db
    .selectFrom('search_subscription')
    .innerJoin('saved_search', join =>
      join
        .onRef('saved_search.tenant_id', '=', 'search_subscription.tenant_id')
        .onRef('saved_search.id', '=', 'search_subscription.search_id'),
    )
    .where('search_subscription.tenant_id', '=', tenantId)
    .where('search_subscription.search_id', '=', searchId)
    .where('search_subscription.account_id', '=', accountId)
    .where('search_subscription.looked_at', '<', before)
    .select(['saved_search.id', 'name', 'type', 'criteria', 'shared', 'saved_search.account_id', 'known'])
    .forUpdate('search_subscription')
    .skipLocked()
    .executeTakeFirst()
  return searchAsDeclared(row)
}

/** @param known undefined: what was known before. */
export const setLookedAt = (
  { db, tenantId }: TenantTransaction,
  { searchId, accountId }: Following,
  { known, at }: { readonly known?: readonly string[]; readonly at: Date },
) =>
  db
    .updateTable('search_subscription')
    .set({ looked_at: at, ...(known && { known: sql<string[]>`${[...known]}::bigint[]` }) })
    .where('tenant_id', '=', tenantId)
    .where('search_id', '=', searchId)
    .where('account_id', '=', accountId)
    .execute()

const isMember = (tenantId: string, accountId: string) => sql<boolean>`exists (
  select from identity where identity.tenant_id = ${tenantId} and identity.account_id = ${sql.ref(accountId)})`

/** Forgets what belonged to people who have left: what they followed, and their searches that they kept to themselves. */
export async function forgetWhoLeft({ db, tenantId }: TenantTransaction): Promise<void> {
  await db
    .deleteFrom('search_subscription')
    .where('tenant_id', '=', tenantId)
    .where(({ not }) => not(isMember(tenantId, 'search_subscription.account_id')))
    .execute()
  await db
    .deleteFrom('saved_search')
    .where('tenant_id', '=', tenantId)
    .where('shared', '=', false)
    .where(({ not }) => not(isMember(tenantId, 'saved_search.account_id')))
    .execute()
}
