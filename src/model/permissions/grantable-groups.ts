import { grantablePermissions, type Permission, type PermissionModule, permissionModules } from './codes.ts'

export interface GrantableGroup {
  readonly module: PermissionModule
  readonly permissions: readonly Permission[]
}

/** What can be granted, by module in the fixed display order; modules whose codes follow from others are left out (acceptance row P-P04). */
export const grantableGroups: readonly GrantableGroup[] = permissionModules
  .map(module => ({
    module,
    permissions: grantablePermissions.filter(permission => permission.module === module),
  }))
  .filter(({ permissions }) => permissions.length > 0)
