import {
  grantablePermissions,
  type Permission,
  type PermissionCode,
  type PermissionModule,
  permissionModules,
} from '#model/permissions/codes.ts'

/**
 * What a person may do, by module in the fixed display order. Codes that follow from the shared procedure permissions are left out,
 * as in all lists of permissions (specification, section 6).
 */
export function permissionGroups(
  held: ReadonlySet<PermissionCode>,
): readonly { readonly module: PermissionModule; readonly permissions: readonly Permission[] }[] {
  return permissionModules
    .map(module => ({
      module,
      permissions: grantablePermissions.filter(
        permission => permission.module === module && held.has(permission.code),
      ),
    }))
    .filter(({ permissions }) => permissions.length > 0)
}
