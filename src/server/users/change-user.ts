import type { BodyOf } from '#model/api/endpoint.ts'
import type { changeUserRights, changeUserState, MuseumUser } from '#model/api/museum-users.ts'
import { deleteUnusedAccount, endStay } from '#server/access/index.ts'
import { recordAudit } from '#server/audit/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { codesOf, personOf } from './about-user.ts'
import { endMembership } from './end-membership.ts'
import { grantedRights } from './granted-rights.ts'
import { lockUser } from './lock-user.ts'
import { updateUser } from './store/users.ts'
import type { Administrator, UsersContext } from './users-context.ts'

/**
 * Gives a user other rights, which count from their next request on (P-P07).
 * @throws {CodedError} `not_found`; `conflict` for the last active administrator who would be none any longer, and a role that is gone.
 */
export const changeRights = (
  { database, clock }: UsersContext,
  actor: Administrator,
  userId: string,
  given: BodyOf<typeof changeUserRights>,
): Promise<MuseumUser> =>
  database.inTenant(actor.tenantId, async tx => {
    const { role, permissions, namedRole } = await grantedRights(tx, given)
    const { user, keepAnAdministrator } = await lockUser(tx, userId, actor.accountId)
    const added = permissions.filter(id => !user.permissions.includes(id))
    const removed = user.permissions.filter(id => !permissions.includes(id))
    const isSameRole = role === user.role && namedRole?.id === user.namedRole?.id
    if (isSameRole && added.length === 0 && removed.length === 0) return user
    if (role !== 'TENANT_ADMIN') keepAnAdministrator()
    await updateUser(tx, userId, { role, permissions, namedRoleId: namedRole?.id ?? null })
    if (role !== 'TENANT_ADMIN') await endStay(tx, userId, clock(), 'asOthers')
    await publish(tx.db, { name: 'me.changed', accountId: userId })
    await recordAudit(tx, actor, 'rightsChanged', clock(), {
      person: personOf(user),
      role: { before: user.role, after: role },
      namedRole: { before: user.namedRole?.name ?? '', after: namedRole?.name ?? '' },
      added: codesOf(added),
      removed: codesOf(removed),
    })
    return { ...user, role, permissions, namedRole }
  })

/**
 * Suspends a user, who is signed out of the museum at once, or lets them in again (P-P08).
 * @throws {CodedError} `not_found`; `conflict` for oneself, the last active administrator, and who has not accepted the invitation.
 */
export const changeState = (
  { database, clock }: UsersContext,
  actor: Administrator,
  userId: string,
  { state }: BodyOf<typeof changeUserState>,
): Promise<MuseumUser> =>
  database.inTenant(actor.tenantId, async tx => {
    const { user, keepAnAdministrator } = await lockUser(tx, userId, actor.accountId)
    if (user.state === 'INVITED') throw new CodedError('conflict', { text: 'users.refused.notAccepted' })
    if (user.state === state) return user
    if (state === 'SUSPENDED') {
      keepAnAdministrator()
      if (userId === actor.accountId) throw new CodedError('conflict', { text: 'users.refused.yourself' })
    }
    await updateUser(tx, userId, { state })
    if (state === 'SUSPENDED') await endStay(tx, userId, clock())
    // Where they work in another museum, this one comes to, or leaves, the list of those they can go to.
    await publish(tx.db, { name: 'me.changed', accountId: userId })
    await recordAudit(tx, actor, 'stateChanged', clock(), {
      person: personOf(user),
      before: user.state,
      state,
    })
    return { ...user, state }
  })

/**
 * Takes a user out of the museum at once, with any invitation. What they made keeps their name (P-P09).
 * @throws {CodedError} `not_found`; `conflict` for the last active administrator.
 */
export const remove = (
  { database, clock }: UsersContext,
  actor: Administrator,
  userId: string,
): Promise<void> =>
  database.inTenant(actor.tenantId, async tx => {
    const { user, keepAnAdministrator } = await lockUser(tx, userId, actor.accountId)
    keepAnAdministrator()
    await endMembership(tx, userId, clock())
    await recordAudit(tx, actor, 'userRemoved', clock(), {
      person: personOf(user),
      role: user.role,
      removed: codesOf(user.permissions),
    })
    if (user.state === 'INVITED') await deleteUnusedAccount(tx.db, userId)
  })
