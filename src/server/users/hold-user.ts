import type { MuseumUser } from '#model/api/museum-users.ts'
import { isCopy, type TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { type Concerned, type Held, holdUsers, userOf } from './store/users.ts'

/** A user who is about to be changed, as they are now, and what the change would mean. */
export interface HeldUser {
  readonly user: MuseumUser
  /** Refuses a change after which the museum had no active administrator (acceptance row P-P10). @throws {CodedError} `conflict`. */
  keepAnAdministrator(): void
}

const isActiveAdministrator = ({ role, state }: Held): boolean =>
  role === 'TENANT_ADMIN' && state === 'ACTIVE'

/**
 * Holds the memberships that are about to be changed and those of all administrators until the transaction ends.
 * @returns the active administrators.
 * @throws {CodedError} `forbidden` for who has just ceased to be one.
 */
export async function holdAsAdministrator(
  tx: TenantTransaction,
  concerned: Concerned,
  actorId: string,
): Promise<readonly Held[]> {
  const administrators = (await holdUsers(tx, concerned)).filter(isActiveAdministrator)
  if (!administrators.some(({ userId }) => userId === actorId)) throw forbidden()
  return administrators
}

const heldUser = (user: MuseumUser, administrators: readonly Held[]): HeldUser => ({
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
export async function holdUser(tx: TenantTransaction, userId: string, actorId: string): Promise<HeldUser> {
  const administrators = await holdAsAdministrator(tx, { userId }, actorId)
  const user = await userOf(tx, userId)
  if (!user) throw notFound()
  return heldUser(user, administrators)
}

/**
 * The same for whoever is about to leave, an administrator or not; undefined for who is no user of this museum. A copy of a museum as of a
 * backup needs no administrator.
 */
export async function holdOneself(tx: TenantTransaction, userId: string): Promise<HeldUser | undefined> {
  const administrators = (await holdUsers(tx, { userId })).filter(isActiveAdministrator)
  const user = await userOf(tx, userId)
  return user && heldUser(user, (await isCopy(tx)) ? [] : administrators)
}
