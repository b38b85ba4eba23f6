import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { cardCount } from '../store/counters.ts'
import { countList } from './store/list.ts'
import { type Condition, conditionOf, isWhole, keptApart } from './wanted.ts'

/**
 * Counts the records that a condition holds for: those of a whole list by its counters.
 * @param most where there are more, no more are counted; what counters say is exact all the same
 */
export async function countMatches(
  tx: TenantTransaction,
  condition: Condition,
  most?: number,
): Promise<number> {
  if (condition.nothing) return 0
  if (!isWhole(condition)) return countList(tx, condition, most)
  return (await cardCount(tx, condition.type)) - (await countKeptApart(tx, condition))
}

/** Counts the records that a condition leaves out because they are kept apart. They are few, and have an index of their own. */
export async function countKeptApart(tx: TenantTransaction, condition: Condition): Promise<number> {
  const apart = keptApart(condition)
  return apart && !apart.nothing ? countList(tx, apart) : 0
}

/** Counts the records in the list of a type. */
export const listSize = async (tx: TenantTransaction, declaration: CardDeclaration): Promise<number> =>
  countMatches(tx, await conditionOf(tx, declaration, { filters: {} }))
