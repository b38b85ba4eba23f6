import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'

/** The withdrawal of a record: why, when, and by whom. */
export interface Withdrawal {
  readonly card_id: string
  readonly reason: string
  readonly at: Date
  readonly name: string
}

/** Withdraws a record; of one that is withdrawn already the last reason counts. */
export async function keepWithdrawal(
  { db, tenantId }: TenantTransaction,
  withdrawal: Withdrawal & { readonly account_id: string },
): Promise<void> {
  const { card_id: _id, ...said } = withdrawal
  await db
    .insertInto('card_withdrawal')
    .values({ ...withdrawal, tenant_id: tenantId })
    .onConflict(conflict => conflict.columns(['tenant_id', 'card_id']).doUpdateSet(said))
    .execute()
}

/** Lifts the withdrawal of a record. @returns its reason; undefined for a record that is not withdrawn */
export const liftWithdrawal = async ({ db, tenantId }: TenantTransaction, cardId: string) =>
  (
    await db
      .deleteFrom('card_withdrawal')
      .where('tenant_id', '=', tenantId)
      .where('card_id', '=', cardId)
      .returning('reason')
      .executeTakeFirst()
  )?.reason

/** Withdrawals of those of some records that are withdrawn, by their ids. */
export async function withdrawalsOf(
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, Withdrawal>> {
  if (cardIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('card_withdrawal')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', sql<string>`any(${[...cardIds]}::bigint[])`)
    .select(['card_id', 'reason', 'at', 'name'])
    .execute()
  return new Map(rows.map(row => [row.card_id, row]))
}

/** All withdrawn records of the museum outside the trash, newest first; the first so many. */
export const withdrawnRecords = ({ db, tenantId }: TenantTransaction, most: number) =>
  db
    .selectFrom('card_withdrawal')
    .innerJoin('card', join =>
      join
        .onRef('card.tenant_id', '=', 'card_withdrawal.tenant_id')
        .onRef('card.id', '=', 'card_withdrawal.card_id'),
    )
    .where('card_withdrawal.tenant_id', '=', tenantId)
    .where('card.tenant_id', '=', tenantId)
    .where('card.deleted_at', 'is', null)
    .select([
      'card.id',
      'card.type',
      'card.number',
      'card.titles',
      'card_withdrawal.reason',
      'card_withdrawal.at',
      'card_withdrawal.name',
    ])
    .orderBy('card_withdrawal.at', 'desc')
    .orderBy('card.id')
    .limit(most)
    .execute()
