import type { CardType } from '../record-types.ts'
import { declarationOf } from './declarations.ts'

/**
 * Whether cards of a type are offered to be linked by hand (acceptance row C-S03): as its declaration says, which many types leave to themselves,
 * being linked from their own side or attached.
 * @param from the type of the card that they are linked with
 */
export function isLinkable(type: CardType, from?: CardType): boolean {
  const declaration = declarationOf(type)
  if (!declaration?.linkedFrom) return declaration !== undefined
  return from !== undefined && declaration.linkedFrom.includes(from)
}
