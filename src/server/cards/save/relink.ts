import { declarationOfId } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { inverseOf } from '#server/vocabularies/index.ts'
import { linkFields } from '../indexing/link-fields.ts'
import { type CardRecord, cardsByIds, presentCards } from '../store/cards.ts'
import { dropOwnSide, insertOtherSides, keptLinks } from '../store/kept-links.ts'
import { recountLinks } from '../store/link-counts.ts'

/**
 * Links a card that comes back from the bin again with what is still there. A card that lies in the bin itself is told, so that it links
 * back when it is restored. The register is held, and whatever of other cards is read here does not change meanwhile.
 */
export async function relink(
  tx: TenantTransaction,
  card: CardRecord,
  declaration: CardDeclaration,
): Promise<void> {
  const links = await keptLinks(tx, card.id)
  await insertOtherSides(tx, card, await inverseOf(tx))
  // What fields say may have changed since, at either end: the documents know.
  await linkFields(tx, declaration, [card], new Set([card.id]))
  const pointing = links.filter(({ field, mirrored }) => field !== '' && mirrored)
  for (const [other, of] of Map.groupBy(pointing, ({ other_type }) => declarationOfId(other_type))) {
    if (!other) continue
    const records = await presentCards(tx, typeIdsOf(other), [...new Set(of.map(({ other_id }) => other_id))])
    await linkFields(tx, other, records, new Set(records.map(({ id }) => id)))
  }
  const others = await cardsByIds(tx, [...new Set(links.map(({ other_id }) => other_id))])
  await dropOwnSide(
    tx,
    card.id,
    others.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id),
  )
  await recountLinks(tx, card.id)
}
