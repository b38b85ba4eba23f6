import { declarations } from '../cards/declarations.ts'
import type { Requirement } from '../permissions/access.ts'

/**
 * Whoever adds cards of any type may bring tables; of which type is asked where that is known, and what is there already needs the right
 * to change it besides.
 */
export const importing: Requirement = {
  permissions: [...new Set(declarations.flatMap(({ permissions }) => permissions.create))],
}
