import {
  grantablePermissions,
  type Permission,
  type PermissionCode,
  type PermissionModule,
  permissionModules,
} from '#model/permissions/codes.ts'

export interface PermissionGroup {
  readonly module: PermissionModule
  readonly permissions: readonly Permission[]
  /** Whether these are all there are in the module. */
  readonly complete: boolean
}

/**
 * What a person may do, by module in the fixed display order. Codes that follow from the shared procedure permissions are left out,
 * as in all lists of permissions (specification, section 6).
 */
export function permissionGroups(held: ReadonlySet<PermissionCode>): readonly PermissionGroup[] {
  return permissionModules
    .map(module => {
      const all = grantablePermissions.filter(permission => permission.module === module)
      const permissions = all.filter(({ code }) => held.has(code))
      return { module, permissions, complete: permissions.length === all.length }
    })
    .filter(({ permissions }) => permissions.length > 0)
}
