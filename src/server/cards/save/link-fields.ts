import type { CardDeclaration } from '#model/engine/define-card.ts'
import { placedRefs } from '#model/engine/placed-refs.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type CardRecord, cardsByIds } from '../store/cards.ts'
import { dropFieldLinks, insertLinks } from '../store/links.ts'
import { unsetAssociation } from './unset-association.ts'

/**
 * Writes the links that fields of cards make, so that they show on the other side, too.
 * @param linkedBefore cards that may have had other links until now.
 */
export async function linkFields(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  records: readonly CardRecord[],
  linkedBefore: ReadonlySet<string>,
): Promise<void> {
  if (records.length === 0) return
  for (const { id } of records) if (linkedBefore.has(id)) await dropFieldLinks(tx, id)
  const wanted = records.flatMap(record =>
    placedRefs(declaration, record.data).links.map(
      ({ path, id, association = unsetAssociation }, position) => ({
        record,
        path,
        id,
        association,
        position,
      }),
    ),
  )
  const others = new Map(
    (await cardsByIds(tx, [...new Set(wanted.map(({ id }) => id))])).map(card => [card.id, card]),
  )
  await insertLinks(
    tx,
    wanted.flatMap(({ record, path, id, association, position }) => {
      const other = others.get(id)
      if (!other) return []
      const [card, linked] = [
        { cardId: record.id, cardType: record.type },
        { otherId: id, otherType: other.type },
      ]
      const otherIsBinned = other.deleted_at !== null
      return [{ ...card, ...linked, association, field: path, position, otherIsBinned }]
    }),
  )
}
