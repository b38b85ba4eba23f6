import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Cards of a list that are to be indexed again; none where the list is done. */
export interface ToReindex {
  readonly type: number
  readonly ids: readonly string[]
  /** The links that their fields make are to be made again, too. */
  readonly relinks: boolean
}

/** The next cards whose list is to be indexed again; undefined when all are. */
export async function nextToReindex(
  { db, tenantId }: TenantTransaction,
  limit: number,
): Promise<ToReindex | undefined> {
  const list = await db
    .selectFrom('card_reindex')
    .select(['type', 'after', 'relinks'])
    .where('tenant_id', '=', tenantId)
    .orderBy('type')
    .limit(1)
    // A request to begin again waits for the cards at work.
    .forUpdate()
    .executeTakeFirst()
  if (!list) return undefined
  const rows = await db
    .selectFrom('card')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', list.type)
    .where('id', '>', list.after)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return { type: list.type, ids: rows.map(({ id }) => id), relinks: list.relinks }
}

/** Keeps how far a list is; one that had no more cards is done. */
export async function reindexed(
  { db, tenantId }: TenantTransaction,
  { type, ids }: Pick<ToReindex, 'type' | 'ids'>,
): Promise<void> {
  const last = ids.at(-1)
  if (last === undefined)
    await db.deleteFrom('card_reindex').where('tenant_id', '=', tenantId).where('type', '=', type).execute()
  else
    await db
      .updateTable('card_reindex')
      .set({ after: last })
      .where('tenant_id', '=', tenantId)
      .where('type', '=', type)
      .execute()
}

/** Asks for the index of some lists again, from their first card; `createListReindex` does it. */
export async function requestReindex(
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
): Promise<void> {
  await db
    .insertInto('card_reindex')
    .values(types.map(type => ({ tenant_id: tenantId, type, after: '0' })))
    .onConflict(conflict => conflict.columns(['tenant_id', 'type']).doUpdateSet({ after: '0' }))
    .execute()
}
