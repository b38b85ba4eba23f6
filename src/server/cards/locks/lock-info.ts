import type { LockInfo } from '#model/api/cards/shapes.ts'
import type { Lock } from '../store/locks.ts'

/** A lock as the API tells it to somebody. */
export const lockInfoOf = (lock: Lock | undefined, accountId: string): LockInfo => ({
  isLockedBySomeoneElse: lock !== undefined && lock.accountId !== accountId,
  userThatLocked: lock?.name ?? null,
  userIdThatLocked: lock?.accountId ?? null,
  userName: lock?.name ?? null,
  lockedSince: lock?.since.toISOString() ?? null,
})
