import type { Selection } from '#model/api/cards/shapes.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { searchTime, withinSearchTime } from '../query/in-search-time.ts'
import { countList, idsOfList } from '../query/store/list.ts'
import { conditionOf, isWhole, readOrdered } from '../query/wanted.ts'
import { cardCount } from '../store/counters.ts'

const byId = (one: string, other: string): number => (BigInt(one) < BigInt(other) ? -1 : 1)

export interface NextCards {
  readonly after: string
  readonly limit: number
  /** Milliseconds the search may take: `longSearchTime` where nobody waits for it. */
  readonly time?: number
}

/**
 * The next cards of a selection in the order of their ids: work over all of them goes on behind the last one.
 * @throws {CodedError} `search_too_broad` when it takes longer than it may.
 */
export async function selectedAfter(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  { after, limit, time = searchTime }: NextCards,
): Promise<readonly string[]> {
  if ('ids' in selection)
    return [...new Set(selection.ids)]
      .filter(id => BigInt(id) > BigInt(after))
      .sort(byId)
      .slice(0, limit)
  const find = async () => {
    const condition = await conditionOf(tx, declaration, readOrdered(selection))
    return condition.nothing ? [] : idsOfList(tx, condition, { after, limit })
  }
  return withinSearchTime(tx, selection, find, time)
}

/**
 * How many cards a selection holds.
 * @param most where there are more, no more are counted
 * @param time milliseconds the search may take
 * @throws {CodedError} `search_too_broad` when it takes longer than it may.
 */
export async function countSelected(
  tx: TenantTransaction,
  declaration: CardDeclaration,
  selection: Selection,
  { most, time = searchTime }: { readonly most?: number; readonly time?: number } = {},
): Promise<number> {
  if ('ids' in selection) return new Set(selection.ids).size
  const count = async () => {
    const condition = await conditionOf(tx, declaration, readOrdered(selection))
    if (condition.nothing) return 0
    return isWhole(condition) ? cardCount(tx, condition.type) : countList(tx, condition, most)
  }
  return withinSearchTime(tx, selection, count, time)
}
