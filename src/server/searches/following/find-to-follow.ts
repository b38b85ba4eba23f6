import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Criteria } from '#model/searches/criteria.ts'
import { selectedAfter } from '#server/cards/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'

/** Limit of results of a followed search, which are stored card by card: beyond it new ones are not worth reading. */
export const mostFollowed = 20_000

interface FollowedSearch {
  readonly declaration: CardDeclaration
  readonly criteria: Criteria
}

/**
 * Ids of what a search finds; one more than can be followed, where there are more.
 * @param time milliseconds it may take; absent: while someone waits
 */
export const findAll = (
  tx: TenantTransaction,
  { declaration, criteria }: FollowedSearch,
  { most = mostFollowed, time }: { readonly most?: number; readonly time?: number } = {},
): Promise<readonly string[]> =>
  selectedAfter(
    tx,
    declaration,
    { criteria: JSON.stringify(criteria) },
    { after: '0', limit: most + 1, ...(time !== undefined && { time }) },
  )

/** Results of a search when someone begins to follow it. @throws {CodedError} `conflict` where it is too much, `search_too_broad`. */
export async function findToFollow(
  tx: TenantTransaction,
  search: FollowedSearch,
  most = mostFollowed,
): Promise<readonly string[]> {
  const found = await findAll(tx, search, { most })
  if (found.length > most)
    throw new CodedError('conflict', { text: 'searches.following.tooMany', params: { max: most } })
  return found
}
