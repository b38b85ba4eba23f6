import type { TextKey } from '../texts.ts'
import { declaredModules, type PermissionCode, type PermissionModule } from './codes.ts'
import { codeOf, moduleVerbs } from './permission-code.ts'

const modules = new Map<string, string>(
  declaredModules.map(({ type, name }) => [name, `${type}.words.module`]),
)

const codes = new Map<string, string>(
  declaredModules.flatMap(module =>
    moduleVerbs[module.of].map(([verb]) => [
      codeOf(module, verb),
      `${module.type}.words.permissions.${verb}`,
    ]),
  ),
)

/** Returns the key of the name of a module. Modules of types of records have theirs with the texts of the type. */
export const moduleTextKey = (module: PermissionModule): TextKey =>
  (modules.get(module) ?? `permissions.modules.${module}`) as TextKey

/** Returns the key of the name of a permission. */
export const permissionTextKey = (code: PermissionCode): TextKey =>
  (codes.get(code) ?? `permissions.codes.${code}`) as TextKey
