import type { RecordPages } from '../engine/record-pages.ts'
import { recordRequirement } from '../engine/requirement-of.ts'
import type { PermissionCode } from '../permissions/permission-code.ts'
import type { CardType } from '../record-types.ts'
import { declarations } from './declarations.ts'

/** A record type as seen from outside: all that addresses, guard and menus need, without its fields. */
export interface RecordSign {
  readonly type: CardType
  /** All types in its list. */
  readonly types: readonly CardType[]
  readonly pages: RecordPages
  readonly permissions: {
    readonly read: readonly PermissionCode[]
    readonly create: readonly PermissionCode[]
  }
  /** Permissions of which one opens its list: its own, and those of the records it belongs to. */
  readonly opens: readonly PermissionCode[]
}

/**
 * Every record type as seen from outside, in display order. Plain data: the build of the client replaces this module by its value
 * (`vite.config.ts`), so that a browser shows the first page without the declarations.
 */
export const recordSigns: readonly RecordSign[] = declarations.map(declaration => ({
  type: declaration.type,
  types: declaration.types,
  pages: declaration.pages,
  permissions: { read: declaration.permissions.read, create: declaration.permissions.create },
  opens: recordRequirement(declaration, 'read').permissions ?? [],
}))
