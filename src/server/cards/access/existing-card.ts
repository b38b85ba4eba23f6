import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { recordPath } from '#model/navigation/card-paths.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type CardRecord, cardById, cardForUpdate, cardsForUpdate } from '../store/cards.ts'
import { mergedInto } from '../store/merges.ts'

interface Options {
  /** Locks the row until the transaction ends. */
  readonly hold?: boolean
  /** A record that was merged into another is replaced by that one. */
  readonly follow?: boolean
}

/** Returns the record into which this one was merged, unless that has been deleted. */
async function successorOf(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  id: string,
): Promise<CardRecord | undefined> {
  const into = (await mergedInto(tx, [id])).get(id)
  const record = into && (await cardById(tx, typeIdsOf(declaration), into))
  return record && !record.deleted_at ? record : undefined
}

/**
 * Returns a record that exists and is not in the trash.
 * @throws {CodedError} `gone` for one that was merged into another, with its id; `not_found` for any other.
 */
export async function existingCard(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  id: string,
  { hold = false, follow = false }: Options = {},
): Promise<CardRecord> {
  const find = hold ? cardForUpdate : cardById
  const record = await find(tx, typeIdsOf(declaration), id)
  if (record && !record.deleted_at) return record
  const successor = await successorOf(tx, declaration, id)
  if (!successor) throw notFound()
  if (follow) return successor
  throw new CodedError('gone', {
    text: 'errors.merged',
    data: { id: successor.id, address: recordPath(cardTypeOfId(successor.type), successor.id) },
  })
}

/**
 * Returns several records, in order, and locks them.
 * @throws {CodedError} for the first that is not there, as `existingCard` does.
 */
export async function existingOnes(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  ids: readonly string[],
): Promise<readonly CardRecord[]> {
  const found = new Map(
    (await cardsForUpdate(tx, typeIdsOf(declaration), ids)).map(record => [record.id, record]),
  )
  const records: CardRecord[] = []
  for (const id of ids)
    records.push(found.get(id) ?? (await existingCard(tx, declaration, id, { hold: true })))
  return records
}
