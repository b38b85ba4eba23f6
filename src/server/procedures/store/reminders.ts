import type { TenantTransaction } from '#server/platform/db/index.ts'

/** Takes the reminder of a record that is due at a moment, so that no other server does. @returns whether it was still there. */
export async function takeReminder(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  at: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('card_reminder')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', cardId)
    .where('at', '=', at)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The moment of the next reminder of a record; undefined where none is due. */
export const remindedAt = async (
  { db, tenantId }: TenantTransaction,
  cardId: string,
): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('card_reminder')
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', cardId)
      .select('at')
      .executeTakeFirst()
  )?.at

/** Stores the moment of the next reminder of a record; null where none is due. */
export async function setReminder(
  { db, tenantId }: TenantTransaction,
  cardId: string,
  at: Date | null,
): Promise<void> {
  if (at)
    await db
      .insertInto('card_reminder')
      .values({ tenant_id: tenantId, card_id: cardId, at })
      .onConflict(conflict => conflict.columns(['tenant_id', 'card_id']).doUpdateSet({ at }))
      .execute()
  else
    await db
      .deleteFrom('card_reminder')
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', cardId)
      .execute()
}
