import type { PermissionCode } from './permission-code.ts'
import type { Role } from './roles.ts'

/** The roles and permissions required by a route, a menu item or a part of a page. An empty or missing list allows everyone (P-P01). */
export interface Requirement {
  readonly roles?: readonly Role[]
  readonly permissions?: readonly PermissionCode[]
  /** 'some': one of the permissions is enough. 'every': all are needed. Default 'some'. */
  readonly mode?: 'some' | 'every'
  /** Permissions of which one is needed in addition. */
  readonly also?: readonly PermissionCode[]
  /** The permissions may depend on what a record belongs to: the action is checked again for the record. */
  readonly record?: { readonly type: string; readonly action: string }
}

/** A person's role and effective permissions in the current museum. */
export interface Holder {
  readonly role: Role
  readonly permissions: ReadonlySet<PermissionCode>
}

/** Returns true when the holder has one of the roles and some (or every) of the required permissions. */
export function isAllowed(holder: Holder, requirement: Requirement): boolean {
  const { roles = [], permissions = [], mode = 'some', also = [] } = requirement
  const roleFits = roles.length === 0 || roles.includes(holder.role)
  const holds = (code: PermissionCode) => holder.permissions.has(code)
  const permissionsFit =
    permissions.length === 0 || (mode === 'every' ? permissions.every(holds) : permissions.some(holds))
  return roleFits && permissionsFit && (also.length === 0 || also.some(holds))
}
