import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { holdCards } from '../store/cards.ts'
import { cardsCoveredBy } from '../store/covers.ts'
import type { Lock } from '../store/locks.ts'
import { lockInfoOf } from './lock-info.ts'
import { locksOf } from './locks-of.ts'

/**
 * Locks the rows of records that nobody edits, all at once, before a batch changes any of them: batches with the same records run one after
 * the other, and a person who edits a record never waits for them. Records that show a file as their cover are locked with it, as are
 * those whose covers may change.
 * @returns a check for some of the records, which throws `locked` while anyone edits one of them, so that their edits are not overwritten.
 */
export async function holdFree(
  tx: TenantTransaction,
  ids: readonly string[],
  beside: readonly string[] = [],
): Promise<(some: readonly string[]) => Promise<void>> {
  const edited = new Map((await locksOf(tx, ids)).map(lock => [lock.cardId, lock]))
  const free = ids.filter(id => !edited.has(id))
  await holdCards(tx, [...free, ...beside, ...(await cardsCoveredBy(tx, free))])
  return async some => {
    const [before] = some.flatMap(id => edited.get(id) ?? [])
    const lock = before ?? (await locksOf(tx, some))[0]
    if (lock) throw new CodedError('locked', { data: lockInfoOf(lock, '') })
  }
}

/** The same for many records that are changed together. @returns the locked records, and the edit locks of the others. */
export async function holdFreeOnes(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<{ readonly free: readonly string[]; readonly edited: readonly Lock[] }> {
  const before = new Set((await locksOf(tx, ids)).map(({ cardId }) => cardId))
  await holdCards(
    tx,
    ids.filter(id => !before.has(id)),
  )
  // Once more: someone may have started while others were waited for.
  const edited = await locksOf(tx, ids)
  const locked = new Set(edited.map(({ cardId }) => cardId))
  return { free: ids.filter(id => !before.has(id) && !locked.has(id)), edited }
}
