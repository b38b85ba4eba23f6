import { declarationOfId } from '#model/cards/declarations.ts'
import { broaderOf } from '#model/engine/tree.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { announce } from '../announce.ts'
import type { Renamed } from '../renamed.ts'
import { cardTypeIds, existingCards, holdCards } from '../store/cards.ts'
import { reindexCards } from './index-cards.ts'

/** Cards indexed in one transaction at most. */
export const reindexAtOnce = 200

/**
 * Indexes cards of whatever types again, and reports those whose name or parent has changed.
 * @param changed cards that were renamed or moved: their children have moved with them.
 */
export async function reindexBatch(
  tx: TenantTransaction,
  ids: readonly string[],
  renamed: Renamed,
  changed: ReadonlySet<string> = new Set(),
): Promise<void> {
  // Held: what is saved or deleted in the meantime must not be overwritten by what it was before.
  await holdCards(tx, ids)
  const types = [...(await cardTypeIds(tx, ids)).values()]
  for (const declaration of new Set(types.flatMap(type => declarationOfId(type) ?? []))) {
    const records = await existingCards(tx, typeIdsOf(declaration), ids)
    const moved = records.filter(({ data }) => changed.has(broaderOf(declaration, data) ?? ''))
    const others = await reindexCards(tx, declaration, records)
    await renamed(tx, [...new Set([...others, ...moved.map(({ id }) => id)])])
    await announce(tx, declaration, { ids: records.map(({ id }) => id), what: 'many', accountId: '0' })
  }
}
