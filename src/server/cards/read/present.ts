import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type CardRecord, cardById, cardForUpdate } from '../store/cards.ts'

/** A card that is there and not in the bin. @throws {CodedError} `not_found`. */
export async function presentCard(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  id: string,
  options: { readonly hold?: boolean } = {},
): Promise<CardRecord> {
  const find = options.hold ? cardForUpdate : cardById
  const record = await find(tx, typeIdsOf(declaration), id)
  if (!record || record.deleted_at) throw notFound()
  return record
}
