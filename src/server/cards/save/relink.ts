import { cardTypeOfId, cardTypes } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { addBinnedLink, type CardRecord, cardsByIds, presentCards } from '../store/cards.ts'
import { insertLinks } from '../store/links.ts'
import type { BinnedLink } from '../tables.ts'
import { linkFields } from './link-fields.ts'

/** Links a card again with what is still there. What lies in the bin itself is told, so that it links back when it is restored. */
export async function relink(
  tx: TenantTransaction,
  card: CardRecord,
  links: readonly BinnedLink[],
  declaration: CardDeclaration,
): Promise<void> {
  const others = new Map(
    (
      await cardsByIds(
        tx,
        links.map(({ other_id }) => other_id),
      )
    ).map(other => [other.id, other]),
  )
  const isThere = ({ other_id, other_type }: BinnedLink): boolean =>
    other_type === cardTypes.file || others.get(other_id)?.deleted_at === null
  await insertLinks(
    tx,
    links
      .filter(link => link.field === '' && isThere(link))
      .map(link => ({
        cardId: card.id,
        cardType: card.type,
        otherId: link.other_id,
        otherType: link.other_type,
        association: link.association,
        field: '',
        position: link.position,
      })),
  )
  await linkFields(tx, declaration, [card], new Set())
  // What others said of this card they may have changed since: their documents know.
  const pointing = links.filter(link => link.field !== '' && link.mirrored && isThere(link))
  for (const [type, of] of Map.groupBy(pointing, ({ other_type }) => cardTypeOfId(other_type))) {
    const other = type && declarationOf(type)
    if (!other) continue
    const records = await presentCards(
      tx,
      other.type,
      of.map(({ other_id }) => other_id),
    )
    await linkFields(tx, other, records, new Set(records.map(({ id }) => id)))
  }
  for (const link of links.filter(each => others.get(each.other_id)?.deleted_at))
    await addBinnedLink(tx, link.other_id, {
      ...link,
      other_id: card.id,
      other_type: card.type,
      mirrored: !link.mirrored,
    })
}
