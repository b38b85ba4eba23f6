import type { PermissionCode } from './permission-code.ts'
import type { Role } from './roles.ts'

/** What a route, a menu item or a part of a page asks of a person. An empty or missing list allows (acceptance row P-P01). */
export interface Requirement {
  readonly roles?: readonly Role[]
  readonly permissions?: readonly PermissionCode[]
  /** Whether one of the permissions is enough, or all are needed. Default 'some'. */
  readonly mode?: 'some' | 'every'
  /** One of these is needed besides. */
  readonly also?: readonly PermissionCode[]
}

/** Who asks: role and effective permissions in the current museum. */
export interface Holder {
  readonly role: Role
  readonly permissions: ReadonlySet<PermissionCode>
}

/** True when the holder has one of the roles and some (or every) of the permissions asked for. */
export function isAllowed(holder: Holder, requirement: Requirement): boolean {
  const { roles = [], permissions = [], mode = 'some', also = [] } = requirement
  const roleFits = roles.length === 0 || roles.includes(holder.role)
  const holds = (code: PermissionCode) => holder.permissions.has(code)
  const permissionsFit =
    permissions.length === 0 || (mode === 'every' ? permissions.every(holds) : permissions.some(holds))
  return roleFits && permissionsFit && (also.length === 0 || also.some(holds))
}
