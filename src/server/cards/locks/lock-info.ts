import type { LockInfo } from '#model/api/cards/shapes.ts'
import type { Lock } from '../store/locks.ts'

/** A lock as the API presents it to a person, in one of their sessions. */
export const lockInfoOf = (
  lock: Lock | undefined,
  accountId: string,
  sessionId = lock?.sessionId,
): LockInfo => ({
  isLockedBySomeoneElse: lock !== undefined && lock.accountId !== accountId,
  isLockedElsewhere: lock !== undefined && lock.accountId === accountId && lock.sessionId !== sessionId,
  userThatLocked: lock?.name ?? null,
  userIdThatLocked: lock?.accountId ?? null,
  userName: lock?.name ?? null,
  lockedSince: lock?.since.toISOString() ?? null,
})
