import { type ExpressionBuilder, sql } from 'kysely'
import { numberCore } from '#model/files/photographs/number-core.ts'
import { fold } from '#model/text/fold.ts'
import { indexEntry, type TenantTransaction } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
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

/** Numbers in use that have one of these cores (`numberCore`), in all of some types. */
export const numbersWithCores = async (
  { db, tenantId }: TenantTransaction,
  types: readonly number[],
  cores: readonly string[],
) =>
  types.length === 0 || cores.length === 0
    ? []
    : db
        .selectFrom('card_number')
        .select(['number', 'core', 'card_id as cardId'])
        .where('tenant_id', '=', tenantId)
        .where('type', '=', sql<number>`any(${[...types]}::smallint[])`)
        .where('core', '=', sql<string>`any(${[...cores]}::text[])`)
        .execute()

/** The condition that a line of the index is of the sample data. */
const isSample = (eb: ExpressionBuilder<Tables, 'card_index'>) =>
  eb.exists(
    eb
      .selectFrom('sample_record')
      .select('sample_record.card_id')
      .whereRef('sample_record.tenant_id', '=', 'card_index.tenant_id')
      .whereRef('sample_record.card_id', '=', 'card_index.id'),
  )

/** Records among which the latest number is sought. */
const latest = 50

/** Returns the number of the latest record of a type that has one; numbers of sample data begin no series. */
export async function latestNumber(
  { db, tenantId }: TenantTransaction,
  type: number,
): Promise<string | undefined> {
  const lines = await db
    .selectFrom('card_index')
    .select(sql<string>`shown ->> 'number'`.as('number'))
    .where('tenant_id', '=', tenantId)
    .where('type', '=', type)
    .where(eb => eb.not(isSample(eb)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  return lines.find(({ number }) => number !== '')?.number
}

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
      .values(
        some.map(({ key, cardId, number }) => ({
          tenant_id: tenantId,
          type,
          number: key,
          core: numberCore(number),
          card_id: cardId,
        })),
      )
      .onConflict(conflict => conflict.columns(['tenant_id', 'type', 'number']).doNothing())
      .returning(['number', 'card_id'])
      .execute()
    for (const { number, card_id } of claimed) got.add(`${card_id} ${number}`)
  }
  return keyed.filter(({ key, cardId }) => !got.has(`${cardId} ${key}`))
}
