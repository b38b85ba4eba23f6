import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { searchedIn } from '#model/searches/searched-text.ts'
import { tokensOf } from '#model/text/tokens.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type Beginnings, noParts } from '../search-text/beginnings.ts'
import { beginning } from '../search-text/search-text.ts'
import { beginningsIn } from '../store/words.ts'
import { howMany } from './store/near.ts'

/** Records beyond which nobody counts while someone types: the first of them begin with the word. */
const common = 2000

/**
 * Looks up the beginnings in which the words of a search stand, for its first results. A single word in which so many records begin is not looked for within others,
 * which would cost more than they add: how many there are at least is known.
 */
export async function beginningsForFirst(
  tx: TenantTransaction,
  lists: readonly CardDeclaration[],
  q: string,
): Promise<Beginnings> {
  const [word, ...more] = tokensOf(q)
  if (word === undefined) return noParts
  if (more.length === 0 && searchedIn(q).length === 1) {
    const types = lists.map(({ type }) => cardTypes[type])
    const [count = 0] = await howMany(tx, types, [beginning(word)], common)
    if (count >= common) return noParts
  }
  return beginningsIn(tx, [q])
}
