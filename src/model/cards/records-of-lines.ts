import type { Lines } from '../engine/aspects/lines.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { declarationOf } from './declarations.ts'

/** Returns the declaration of the records that lines are about. @throws {Error} when there is none. */
export function recordsOfLines({ of: [type] }: Pick<Lines, 'of'>): CardDeclaration {
  const declaration = type && declarationOf(type)
  if (!declaration) throw new Error(`there are no records of the type ${type}`)
  return declaration
}
