import type { CardDeclaration } from '#model/engine/define-card.ts'
import { madeLinks } from '#model/engine/made-links.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { inverseOf } from '#server/vocabularies/index.ts'
import { type CardRecord, cardsByIds } from '../store/cards.ts'
import { replaceFieldLinks } from '../store/links.ts'
import { unsetAssociation } from '../store/unset-association.ts'

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
  const wanted = records.flatMap(record =>
    madeLinks(declaration, record.data).map(({ path, id, association = unsetAssociation }, position) => ({
      record,
      path,
      id,
      association,
      position,
    })),
  )
  const isAssociated = wanted.some(({ association }) => association !== unsetAssociation)
  const inverse = isAssociated ? await inverseOf(tx) : (association: string) => association
  const others = new Map(
    (await cardsByIds(tx, [...new Set(wanted.map(({ id }) => id))])).map(card => [card.id, card]),
  )
  await replaceFieldLinks(
    tx,
    records.flatMap(({ id }) => (linkedBefore.has(id) ? [id] : [])),
    wanted.flatMap(({ record, path, id, association, position }) => {
      const other = others.get(id)
      if (!other) return []
      return [
        {
          cardId: record.id,
          cardType: record.type,
          otherId: id,
          otherType: other.type,
          association,
          otherAssociation: inverse(association),
          field: path,
          position,
          // From the other end those are in no order but that of their age.
          otherPosition: 0,
          otherIsBinned: other.deleted_at !== null,
        },
      ]
    }),
  )
}
