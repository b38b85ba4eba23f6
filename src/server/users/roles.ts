import type { BodyOf } from '#model/api/endpoint.ts'
import {
  type changeRole,
  type createRole,
  individualRights,
  type NamedRole,
} from '#model/api/museum-users.ts'
import { displayName } from '#model/display-name.ts'
import { recordAudit } from '#server/audit/index.ts'
import { isDuplicate } from '#server/platform/db/database-error.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { codesOf, tidyIds } from './about-user.ts'
import { lockAsAdministrator } from './lock-user.ts'
import { deleteRoleRow, insertRole, lockRoles, type StoredRole, updateRole } from './store/roles.ts'
import { replaceRole, usersWithRole } from './store/users.ts'
import type { Administrator, UsersContext } from './users-context.ts'

/** Runs a change in the museum; a name that another role has is refused at its field. */
async function changing<Result>(
  { database }: UsersContext,
  { tenantId }: Administrator,
  work: (tx: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.inTenant(tenantId, work)
  } catch (error) {
    if (isDuplicate(error)) throw new CodedError('conflict', { fields: { name: { key: 'nameTaken' } } })
    throw error
  }
}

/** @throws {CodedError} `conflict` for a name that another role has. */
export const makeRole = (
  context: UsersContext,
  actor: Administrator,
  { name, permissions }: BodyOf<typeof createRole>,
): Promise<NamedRole> =>
  changing(context, actor, async tx => {
    await lockAsAdministrator(tx, { userId: actor.accountId }, actor.accountId)
    const role = await insertRole(tx, { name, permissions: tidyIds(permissions) })
    await recordAudit(tx, actor, 'namedRoleCreated', context.clock(), {
      name,
      added: codesOf(role.permissions),
    })
    return { ...role, members: 0 }
  })

/**
 * Gives the members of a role its new permissions, or others in its place; these count from their next request on.
 * @returns the members by name.
 */
async function giveMembers(
  tx: TenantTransaction,
  roleId: string,
  given: Parameters<typeof replaceRole>[2],
): Promise<string[]> {
  const members = await usersWithRole(tx, roleId)
  await replaceRole(tx, roleId, given)
  for (const { userId } of members) await publish(tx.db, { name: 'me.changed', accountId: userId })
  return members.map(displayName)
}

/**
 * Changes a role and thereby the permissions of all its members.
 * @throws {CodedError} `not_found`; `conflict` for a version that is not the latest, and a name that another role has.
 */
export const alterRole = (
  context: UsersContext,
  actor: Administrator,
  roleId: string,
  { name, version, ...given }: BodyOf<typeof changeRole>,
): Promise<NamedRole> =>
  changing(context, actor, async tx => {
    const role = (await lockRoles(tx, [roleId], 'update')).get(roleId)
    if (!role) throw notFound()
    await lockAsAdministrator(tx, { namedRoleId: roleId }, actor.accountId)
    if (role.version !== version) throw new CodedError('conflict', { text: 'users.roles.refused.changed' })
    const permissions = tidyIds(given.permissions)
    const changed = await updateRole(tx, roleId, { name, permissions })
    const people = await giveMembers(tx, roleId, { namedRoleId: roleId, permissions })
    await recordAudit(tx, actor, 'namedRoleChanged', context.clock(), {
      name: { before: role.name, after: name },
      added: codesOf(permissions.filter(id => !role.permissions.includes(id))),
      removed: codesOf(role.permissions.filter(id => !permissions.includes(id))),
      people,
    })
    return { ...changed, members: people.length }
  })

/** Rights that the members of a deleted role get. */
function inPlaceOf(
  role: StoredRole,
  instead: string,
  roles: ReadonlyMap<string, StoredRole>,
): Parameters<typeof replaceRole>[2] & { readonly name: string } {
  if (instead === individualRights) return { name: '', namedRoleId: null, permissions: role.permissions }
  const other = roles.get(instead)
  if (!other || other.id === role.id) throw new CodedError('conflict', { text: 'users.roles.refused.gone' })
  return { name: other.name, namedRoleId: other.id, permissions: other.permissions }
}

/**
 * Deletes a role. Its members keep its permissions as individual rights, or get another role.
 * @throws {CodedError} `not_found`; `conflict` for a role that has members where nothing is given in its place, or a role that is gone.
 */
export const removeRole = (
  context: UsersContext,
  actor: Administrator,
  roleId: string,
  instead?: string,
): Promise<void> =>
  changing(context, actor, async tx => {
    const ids = [roleId, ...(instead && instead !== individualRights ? [instead] : [])]
    const roles = await lockRoles(tx, ids, 'update')
    const role = roles.get(roleId)
    if (!role) throw notFound()
    await lockAsAdministrator(tx, { namedRoleId: roleId }, actor.accountId)
    if (instead === undefined && (await usersWithRole(tx, roleId)).length > 0)
      throw new CodedError('conflict', { text: 'users.roles.refused.inUse' })
    const { name, ...rights } = inPlaceOf(role, instead ?? individualRights, roles)
    const people = await giveMembers(tx, roleId, rights)
    await deleteRoleRow(tx, roleId)
    await recordAudit(tx, actor, 'namedRoleDeleted', context.clock(), {
      name: role.name,
      permissions: codesOf(role.permissions),
      instead: name,
      people,
    })
  })
