import type { TenantTransaction } from '#server/platform/db/index.ts'
import { attached, placesIn } from '../store/link-groups.ts'
import { placeSides } from '../store/link-sides.ts'

/**
 * Puts files that were attached to a card one by one into the order they were meant to have: they take, as they are named, the places that
 * they have among them. The register is held.
 */
export async function orderAttached(
  tx: TenantTransaction,
  cardId: string,
  fileIds: readonly string[],
): Promise<void> {
  const places = await placesIn(tx, cardId, attached, fileIds)
  const ordered = [...places.values()].sort((one, other) => one - other)
  await placeSides(
    tx,
    fileIds
      .filter(id => places.has(id))
      .map((id, at) => ({
        card_id: cardId,
        other_id: id,
        other_type: attached.otherType,
        association: attached.association,
        field: attached.field,
        mirrored: attached.mirrored,
        position: ordered[at] ?? 0,
      }))
      .filter(side => side.position !== places.get(side.other_id)),
  )
}
