import { sql } from 'kysely'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Author } from '../../store/revisions.ts'

/** Two cards, the lower id first. */
export type TwoIds = readonly [string, string]

export const inOrder = (one: string, other: string): TwoIds =>
  BigInt(one) < BigInt(other) ? [one, other] : [other, one]

/** Keeps that two cards are two. */
export const setDistinct = (
  { db, tenantId }: TenantTransaction,
  [card_id, other_id]: TwoIds,
  { accountId, name }: Author,
) =>
  db
    .insertInto('card_distinct')
    .values({ tenant_id: tenantId, card_id, other_id, said_by: accountId, said_name: name })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const unsetDistinct = ({ db, tenantId }: TenantTransaction, [card_id, other_id]: TwoIds) =>
  db
    .deleteFrom('card_distinct')
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', card_id)
    .where('other_id', '=', other_id)
    .execute()

/** Returns the pairs of these records that are marked as distinct: 'lower id, higher id'. */
export async function distinctPairs(
  { db, tenantId }: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const among = sql<string>`any(${[...ids]}::bigint[])`
  const rows = await db
    .selectFrom('card_distinct')
    .select(['card_id', 'other_id'])
    .where('tenant_id', '=', tenantId)
    .where('card_id', '=', among)
    .where('other_id', '=', among)
    .execute()
  return new Set(rows.map(({ card_id, other_id }) => `${card_id} ${other_id}`))
}
