import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { LinkedCard } from '../names/known-names.ts'
import { cardsByIds } from '../store/cards.ts'
import { idsAbove } from '../store/tree.ts'

/** The ancestors of some records, the nearest first. */
export async function cardsAbove(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly LinkedCard[]>> {
  const above = await idsAbove(tx, ids)
  const cards = new Map(
    (await cardsByIds(tx, [...new Set([...above.values()].flat())])).map(card => [card.id, card]),
  )
  return new Map([...above].map(([id, chain]) => [id, chain.flatMap(each => cards.get(each) ?? [])]))
}
