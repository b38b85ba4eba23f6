import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { lockInfoOf } from './lock-info.ts'
import { locksOf } from './locks-of.ts'

/** @throws {CodedError} `locked` while another person edits one of the cards; it names them. */
export async function requireAllUnlocked(
  tx: TenantTransaction,
  cardIds: readonly string[],
  accountId: string,
): Promise<void> {
  const lock = (await locksOf(tx, cardIds)).find(each => each.accountId !== accountId)
  if (lock)
    throw new CodedError('locked', {
      text: 'errors.lockedBy',
      params: { name: lock.name },
      data: lockInfoOf(lock, accountId),
    })
}

/** @throws {CodedError} `locked` while another person edits the card; it names them. */
export const requireUnlocked = (tx: TenantTransaction, cardId: string, accountId: string): Promise<void> =>
  requireAllUnlocked(tx, [cardId], accountId)

/** @throws {CodedError} `locked` unless the person holds the lock: names the holder, or states that there is none. */
export async function requireLock(tx: TenantTransaction, cardId: string, accountId: string): Promise<void> {
  await requireUnlocked(tx, cardId, accountId)
  const [lock] = await locksOf(tx, [cardId])
  if (!lock) throw new CodedError('locked', { text: 'errors.notLocked', data: lockInfoOf(lock, accountId) })
}
