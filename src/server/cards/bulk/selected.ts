import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { countList, idsOfList } from '../query/store/list.ts'
import { conditionOf, isWhole, readOrdered } from '../query/wanted.ts'
import { cardCount } from '../store/counters.ts'

const byId = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1)

/** The next cards of a selection in the order of their ids: work over all of them goes on behind the last one. */
export async function selectedAfter(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly string[]> {
  if ('ids' in selection)
    return [...new Set(selection.ids)]
      .filter(id => BigInt(id) > BigInt(after))
      .sort(byId)
      .slice(0, limit)
  const condition = await conditionOf(tx, declaration, readOrdered(selection))
  return condition.nothing ? [] : idsOfList(tx, condition, { after, limit })
}

/** How many cards a selection holds; where there are more than that many, no more are counted. */
export async function countSelected(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  most?: number,
): Promise<number> {
  if ('ids' in selection) return new Set(selection.ids).size
  const condition = await conditionOf(tx, declaration, readOrdered(selection))
  if (condition.nothing) return 0
  return isWhole(condition) ? cardCount(tx, condition.type) : countList(tx, condition, most)
}
