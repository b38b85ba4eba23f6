import { cardTypeOfId } from '#model/cards/card-types.ts'
import { declarationOf } from '#model/cards/declarations.ts'
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
  const types = new Set([...(await cardTypeIds(tx, ids)).values()].flatMap(type => cardTypeOfId(type) ?? []))
  for (const type of types) {
    const declaration = declarationOf(type)
    if (!declaration) continue
    const records = await presentCards(tx, type, ids)
    await renamed(tx, await reindexCards(tx, declaration, records))
    await announce(tx, declaration, { ids: records.map(({ id }) => id), what: 'many', accountId: '0' })
  }
}
