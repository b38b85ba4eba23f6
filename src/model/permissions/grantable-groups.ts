import { grantablePermissions, type Permission, type PermissionModule, permissionModules } from './codes.ts'

export interface GrantableGroup {
  readonly module: PermissionModule
  readonly permissions: readonly Permission[]
}

/** Permissions that can be granted, by module in display order; modules with implied codes are left out (P-P04). */
export const grantableGroups: readonly GrantableGroup[] = permissionModules
  .map(module => ({
    module,
    permissions: grantablePermissions.filter(permission => permission.module === module),
  }))
  .filter(({ permissions }) => permissions.length > 0)
