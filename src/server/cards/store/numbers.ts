import { sql } from 'kysely'
import { fold } from '#model/text/fold.ts'
import { indexEntry, type TenantTransaction } from '#server/platform/db/index.ts'
import { chunksOf } from './chunks.ts'

/** Numbers are the same without case and spaces: 'Inv. 12 a' and 'inv.12A'. */
export const numberKey = (number: string): string => indexEntry(fold(number).replace(/\s+/g, ''))

/** Cards that carry one of these numbers. */
export const cardsWithNumbers = async (
  { db, tenantId }: TenantTransaction,
  type: number,
  numbers: readonly string[],
) =>
  numbers.length === 0
    ? []
    : db
        .selectFrom('card_number')
        .select(['number', 'card_id as cardId'])
        .where('tenant_id', '=', tenantId)
        .where('type', '=', type)
        .where('number', '=', sql<string>`any(${numbers.map(numberKey)}::text[])`)
        .execute()

export const dropNumbers = async (
  { db, tenantId }: TenantTransaction,
  cardIds: readonly string[],
): Promise<void> => {
  if (cardIds.length === 0) return
  await db
    .deleteFrom('card_number')
    .where('tenant_id', '=', tenantId)
    .where('card_id', 'in', [...cardIds])
    .execute()
}

/** A number that a card shall have. */
export interface Claim {
  readonly cardId: string
  readonly number: string
}

/**
 * Claims numbers for cards. The register is held: of two that claim the same at once, the second comes after the first.
 * @returns the claims that failed, because another card has the number.
 */
export async function claimNumbers(
  { db, tenantId }: TenantTransaction,
  type: number,
  claims: readonly Claim[],
): Promise<readonly Claim[]> {
  const keyed = claims
    .map(claim => ({ ...claim, key: numberKey(claim.number) }))
    .filter(({ key }) => key !== '')
  const got = new Set<string>()
  for (const some of chunksOf(keyed)) {
    const claimed = await db
      .insertInto('card_number')
      .values(some.map(({ key, cardId }) => ({ tenant_id: tenantId, type, number: key, card_id: cardId })))
      .onConflict(conflict => conflict.columns(['tenant_id', 'type', 'number']).doNothing())
      .returning(['number', 'card_id'])
      .execute()
    for (const { number, card_id } of claimed) got.add(`${card_id} ${number}`)
  }
  return keyed.filter(({ key, cardId }) => !got.has(`${cardId} ${key}`))
}
