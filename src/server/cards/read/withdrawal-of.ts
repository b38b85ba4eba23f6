import type { CardAnswer } from '#model/api/cards/shapes.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { withdrawalsOf } from '../store/withdrawals.ts'

/** Returns the withdrawal of a record as the API shows it; undefined for one that is not withdrawn. */
export async function withdrawalOf(
  tx: TenantTransaction,
  cardId: string,
): Promise<NonNullable<CardAnswer['withdrawal']> | undefined> {
  const found = (await withdrawalsOf(tx, [cardId])).get(cardId)
  return found && { reason: found.reason, at: found.at.toISOString(), by: found.name }
}
