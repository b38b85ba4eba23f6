import type { TypeModule } from '../record-type.ts'
import { type KnownType, recordTypes } from '../record-types.ts'
import {
  codeOf,
  moduleVerbs,
  ownPermissions,
  type PermissionCode,
  type PermissionModule,
  type PermissionType,
} from './permission-code.ts'

export type { PermissionCode, PermissionModule, PermissionType } from './permission-code.ts'

/** A permission of the product. Ids are stable, because invitations and identities store them. */
export interface Permission {
  readonly id: number
  readonly code: PermissionCode
  readonly module: PermissionModule
  readonly type: PermissionType
}

/** Permission modules of record types, each with the type whose texts name its permissions. */
export const declaredModules = (recordTypes as readonly KnownType[])
  .flatMap(({ type, module }) => (module ? [{ type, ...module }] : []))
  .toSorted((one, other) => one.firstId - other.firstId)

const modulesOf = (family: TypeModule['of']) => declaredModules.filter(({ of }) => of === family)

const permissionsOf = (module: TypeModule): readonly Permission[] =>
  moduleVerbs[module.of].map(([verb, type], index) => ({
    id: module.firstId + index,
    code: codeOf(module, verb),
    module: module.name as PermissionModule,
    type,
  }))

/** All permissions, in the fixed order of their modules. */
export const permissions: readonly Permission[] = [
  ...ownPermissions.beforeEntities,
  ...modulesOf('entity').flatMap(permissionsOf),
  ...ownPermissions.procedures,
  ...modulesOf('procedure').flatMap(permissionsOf),
  ...ownPermissions.afterProcedures,
]

/** Modules in the fixed order of permission lists. */
export const permissionModules: readonly PermissionModule[] = [
  ...new Set(permissions.map(({ module }) => module)),
]

export const permissionCodes: readonly PermissionCode[] = permissions.map(permission => permission.code)

/** Modules whose codes follow from the shared procedure permissions, and are never granted directly. */
const impliedModules: ReadonlySet<string> = new Set(modulesOf('procedure').map(({ name }) => name))

/** The permissions an administrator can tick, in module order. */
export const grantablePermissions: readonly Permission[] = permissions.filter(
  permission => !impliedModules.has(permission.module),
)

const impliedBy = new Map<PermissionCode, readonly PermissionCode[]>(
  moduleVerbs.procedure.map(([verb]) => [
    `procedures${verb}`,
    modulesOf('procedure').map(module => codeOf(module, verb)),
  ]),
)

/**
 * Returns the effective permissions: the granted codes and those that follow from them
 * (a shared procedure permission implies the matching one of every procedure; P-P04).
 */
export function effectivePermissions(granted: Iterable<PermissionCode>): ReadonlySet<PermissionCode> {
  const effective = new Set<PermissionCode>()
  for (const code of granted) {
    effective.add(code)
    for (const implied of impliedBy.get(code) ?? []) effective.add(implied)
  }
  return effective
}
