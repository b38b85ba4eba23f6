import type { CardType } from '../record-types.ts'
import { declarationOf } from './declarations.ts'

/**
 * Returns true when records of a type are offered for manual linking (C-S03). Many types opt out in their declaration, because they are
 * linked from their own side or attached.
 * @param from the type of the record being edited
 */
export function isLinkable(type: CardType, from?: CardType): boolean {
  const declaration = declarationOf(type)
  if (!declaration?.linkedFrom) return declaration !== undefined
  return from !== undefined && declaration.linkedFrom.includes(from)
}
