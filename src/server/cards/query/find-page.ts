import type { TenantTransaction } from '#server/platform/db/index.ts'
import { countMatches } from './count-matches.ts'
import {
  glance,
  type ListLine,
  type Order,
  type PagePlace,
  pageByGathering,
  pageByWalking,
  pageOfAll,
} from './store/pages.ts'
import { type Condition, isWhole } from './wanted.ts'

/** The number of records in a list; a lower bound while `totalIsAtLeast`. */
export interface ListTotal {
  readonly totalSize: number
  readonly totalIsAtLeast: boolean
}

export const exactly = (totalSize: number): ListTotal => ({ totalSize, totalIsAtLeast: false })

/** A card costs this many times as much to look at in the order of the list as to gather: its words are kept aside. */
const lookingCost = 4

/** A way through a list in its order. */
interface Walk {
  /** Cards that are looked at, at most. */
  readonly window: number
  /** Matches that were seen already. */
  readonly seen: number
}

/**
 * The way to a page in the order of the list; undefined when it is cheaper to gather all that match and sort them. Matches may sit
 * anywhere: the window allows for three times as many cards as their share lets expect.
 */
async function walkFor(
  tx: TenantTransaction,
  condition: Condition,
  { offset, limit }: PagePlace,
): Promise<Walk | undefined> {
  const { looked, found, all } = await glance(tx, condition)
  if (found === 0) return undefined
  const share = found / looked
  const toLookAt = (offset + limit) / share
  return toLookAt * lookingCost < share * all ? { window: Math.ceil(toLookAt * 3), seen: found } : undefined
}

/**
 * A page of the cards that match, and how many match: exactly, or at least, where counting all would take longer than finding the
 * page. The database guesses badly how common a word is, and a wrong guess costs seconds in a large catalogue: a glance shows
 * which way to go.
 */
export async function findPage(
  tx: TenantTransaction,
  condition: Condition,
  order: Order,
  place: PagePlace,
): Promise<ListTotal & { readonly lines: readonly ListLine[] }> {
  if (condition.nothing) return { lines: [], ...exactly(0) }
  if (isWhole(condition))
    return {
      lines: await pageOfAll(tx, condition, order, place),
      ...exactly(await countMatches(tx, condition)),
    }
  const walk = await walkFor(tx, condition, place)
  if (walk) {
    const lines = await pageByWalking(tx, condition, order, { ...place, window: walk.window })
    if (lines.length === place.limit)
      return { lines, totalSize: Math.max(walk.seen, place.offset + place.limit), totalIsAtLeast: true }
  }
  const { lines, total } = await pageByGathering(tx, condition, order, place)
  return { lines, ...exactly(total) }
}
