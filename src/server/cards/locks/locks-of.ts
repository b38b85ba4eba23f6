import { declarationOfId } from '#model/cards/declarations.ts'
import { holdersIn } from '#server/access/index.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { mayDo } from '../access/abilities-of.ts'
import { beatingLocks, dropLockOf, type Holder, type Lock, writeLock, writtenLock } from '../store/locks.ts'

/** Returns the active locks: those of people who left, lost the permission to edit, or signed out have expired. */
export async function locksOf(tx: TenantTransaction, cardIds: readonly string[]): Promise<readonly Lock[]> {
  const locks = await beatingLocks(tx, cardIds)
  if (locks.length === 0) return []
  const holders = await holdersIn(
    tx,
    locks.map(({ accountId }) => accountId),
  )
  return locks.filter(({ accountId, type }) => {
    const holder = holders.get(accountId)
    const declaration = declarationOfId(type)
    return holder !== undefined && (declaration === undefined || mayDo(declaration, holder, 'update'))
  })
}

/**
 * Takes or renews a lock; an expired one is replaced. Another person's active lock is kept unless `takeOver` is set.
 * @returns whether the holder has the lock now
 */
export async function takeLock(
  tx: TenantTransaction,
  cardId: string,
  holder: Holder,
  takeOver: boolean,
): Promise<boolean> {
  const written = await writtenLock(tx, cardId)
  if (written && written.sessionId !== holder.sessionId && (await locksOf(tx, [cardId])).length === 0)
    await dropLockOf(tx, cardId, written.sessionId)
  return writeLock(tx, cardId, holder, takeOver)
}
