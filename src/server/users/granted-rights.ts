import type { BodyOf } from '#model/api/endpoint.ts'
import type { changeUserRights, MuseumUser } from '#model/api/museum-users.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { tidyIds } from './about-user.ts'
import { lockRoles } from './store/roles.ts'

/**
 * Rights a user is given: those of a role of the museum, which cannot change until the transaction ends, or individual ones.
 * @throws {CodedError} `conflict` for a role that the museum does not have.
 */
export async function grantedRights(
  tx: TenantTransaction,
  { role, permissions, namedRole: wanted }: BodyOf<typeof changeUserRights>,
): Promise<Pick<MuseumUser, 'role' | 'permissions' | 'namedRole'>> {
  if (role === 'TENANT_ADMIN' || !wanted) return { role, permissions: tidyIds(permissions), namedRole: null }
  const named = (await lockRoles(tx, [wanted], 'share')).get(wanted)
  if (!named) throw new CodedError('conflict', { text: 'users.roles.refused.gone' })
  return { role, permissions: [...named.permissions], namedRole: { id: named.id, name: named.name } }
}
