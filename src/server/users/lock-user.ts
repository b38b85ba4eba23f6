import type { MuseumUser } from '#model/api/museum-users.ts'
import { isCopy, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type Concerned, type LockedMember, lockUsers, userOf } from './store/users.ts'

/** A user who is about to be changed, as they are now, and what the change would mean. */
export interface LockedUser {
  readonly user: MuseumUser
  /** Refuses a change after which the museum had no active administrator (P-P10). @throws {CodedError} `conflict`. */
  keepAnAdministrator(): void
}

const isActiveAdministrator = ({ role, state }: LockedMember): boolean =>
  role === 'TENANT_ADMIN' && state === 'ACTIVE'

/**
 * Holds the memberships that are about to be changed and those of all administrators until the transaction ends.
 * @returns the active administrators.
 * @throws {CodedError} `forbidden` for who has just ceased to be one.
 */
export async function lockAsAdministrator(
  tx: TenantTransaction,
  concerned: Concerned,
  actorId: string,
): Promise<readonly LockedMember[]> {
  const administrators = (await lockUsers(tx, concerned)).filter(isActiveAdministrator)
  if (!administrators.some(({ userId }) => userId === actorId)) throw forbidden()
  return administrators
}

const lockedUser = (user: MuseumUser, administrators: readonly LockedMember[]): LockedUser => ({
  user,
  keepAnAdministrator() {
    if (
      administrators.length > 0 &&
      administrators.every(administrator => administrator.userId === user.userId)
    ) {
      throw new CodedError('conflict', { text: 'users.refused.lastAdministrator' })
    }
  },
})

/**
 * Reads a user for changing. The user and all administrators of the museum are held until the transaction ends, and only then it is asked
 * who is what: of two who demote each other at once, the second is an administrator no longer.
 * @throws {CodedError} `not_found` for who is no user of this museum; `forbidden` for who has just ceased to be an administrator.
 */
export async function lockUser(tx: TenantTransaction, userId: string, actorId: string): Promise<LockedUser> {
  const administrators = await lockAsAdministrator(tx, { userId }, actorId)
  const user = await userOf(tx, userId)
  if (!user) throw notFound()
  return lockedUser(user, administrators)
}

/**
 * The same for a person who is about to leave, an administrator or not; undefined for who is no user of this museum. A copy of a museum as of a
 * backup needs no administrator.
 */
export async function lockOneself(tx: TenantTransaction, userId: string): Promise<LockedUser | undefined> {
  const administrators = (await lockUsers(tx, { userId })).filter(isActiveAdministrator)
  const user = await userOf(tx, userId)
  return user && lockedUser(user, (await isCopy(tx)) ? [] : administrators)
}
