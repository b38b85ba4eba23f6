import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { holdCards } from '../store/cards.ts'
import { locksOf } from '../store/locks.ts'
import { lockInfoOf } from './lock-info.ts'

/**
 * Holds, for long work that is about to change them, those of some cards that nobody edits, all at once and before any is changed: so works
 * that meet the same cards come one after the other, and whoever edits a card never waits for them.
 * @returns a check for each card, which throws `locked` while anybody edits it: what they type must not be overtaken.
 */
export async function holdFree(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<(id: string) => Promise<void>> {
  const edited = new Map((await locksOf(tx, ids)).map(lock => [lock.cardId, lock]))
  await holdCards(
    tx,
    ids.filter(id => !edited.has(id)),
  )
  return async id => {
    const lock = edited.get(id) ?? (await locksOf(tx, [id]))[0]
    if (lock) throw new CodedError('locked', { data: lockInfoOf(lock, '') })
  }
}
