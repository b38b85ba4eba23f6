import { declarationOfId } from '#model/cards/declarations.ts'
import { typeIdsOf } from '#model/engine/type-ids.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { announce } from '../save/announce.ts'
import { cardTypeIds, holdCards, presentCards } from '../store/cards.ts'
import { reindexCards } from './index-cards.ts'
import type { Renamed } from './renamed.ts'

/** Cards indexed in one transaction. */
export const reindexAtOnce = 200

/** Indexes cards of whatever types anew, and tells of those that are called something else by now. */
export async function reindexBatch(
  tx: TenantTransaction,
  ids: readonly string[],
  renamed: Renamed,
): Promise<void> {
  // Held: what is saved or deleted meanwhile must not be overwritten by what it was before.
  await holdCards(tx, ids)
  const types = [...(await cardTypeIds(tx, ids)).values()]
  for (const declaration of new Set(types.flatMap(type => declarationOfId(type) ?? []))) {
    const records = await presentCards(tx, typeIdsOf(declaration), ids)
    await renamed(tx, await reindexCards(tx, declaration, records))
    await announce(tx, declaration, { ids: records.map(({ id }) => id), what: 'many', accountId: '0' })
  }
}
