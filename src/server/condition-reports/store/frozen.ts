import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Frozen } from '#server/platform/frozen.ts'

/** Keeps what a record said when it was finished. */
export const insertFrozen = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { text, sha256 }: Frozen,
  by: { readonly accountId: string; readonly name: string; readonly at: Date },
) =>
  db
    .insertInto('card_frozen')
    .values({
      tenant_id: tenantId,
      card_id: id,
      at: by.at,
      account_id: by.accountId,
      name: by.name,
      content: text,
      sha256,
    })
    .execute()

/** Keeps who annulled a finished record, and why. */
export const annulFrozen = (
  { db, tenantId }: TenantTransaction,
  id: string,
  { name, at, reason }: { readonly name: string; readonly at: Date; readonly reason: string },
) =>
  db
    .updateTable('card_frozen')
    .set({ annulled_at: at, annulled_by: name, annulled_reason: reason })
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .execute()

/** The frozen contents of a record. */
export async function frozenOf({ db, tenantId }: TenantTransaction, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('card_frozen')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', id)
    .select('content')
    .executeTakeFirst()
  return row?.content ?? null
}
