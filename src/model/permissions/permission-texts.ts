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

/** Returns the text key of a module's name. Modules of record types are named in the texts of the type. */
export const moduleTextKey = (module: PermissionModule): TextKey =>
  (modules.get(module) ?? `permissions.modules.${module}`) as TextKey

/** Returns the text key of a permission's name. */
export const permissionTextKey = (code: PermissionCode): TextKey =>
  (codes.get(code) ?? `permissions.codes.${code}`) as TextKey
