import type { Selection } from '#model/api/cards/shapes.ts'
import { mostPrinted } from '#model/api/print.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import { type CardRecord, countSelected, presentCards, selectedAfter } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'

const byNumber = new Intl.Collator('und', { numeric: true })

/**
 * The cards of a selection: those named in the order in which they were named, those of a list by their numbers.
 * @throws {CodedError} `invalid_input` for more than one document takes, `not_found` when there is none.
 */
export async function selectedCards(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
): Promise<CardRecord[]> {
  if ((await countSelected(tx, declaration, selection)) > mostPrinted)
    throw new CodedError('invalid_input', {
      text: 'print.tooMany',
      params: { max: mostPrinted },
      fields: { selection: { key: 'tooMany', params: { max: mostPrinted } } },
    })
  const ids = await selectedAfter(tx, declaration, selection, { after: '0', limit: mostPrinted })
  const records = await presentCards(tx, typeIdsOf(declaration), ids)
  if (records.length === 0) throw notFound()
  if (!('ids' in selection)) return records.sort((one, other) => byNumber.compare(one.number, other.number))
  const place = new Map(selection.ids.map((id, at) => [id, at]))
  return records.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}
