import type { Lines } from '../engine/aspects/lines.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { cardTypes } from '../record-types.ts'
import { declarationOf } from './declarations.ts'

type About = Pick<Lines, 'of'>

/** Returns the declaration of the records that lines are about. @throws {Error} when there is none. */
export function recordsOfLines({ of: [type] }: About): CardDeclaration {
  const declaration = type && declarationOf(type)
  if (!declaration) throw new Error(`there are no records of the type ${type}`)
  return declaration
}

/** Returns the ids of the types that lines are about. */
export const typesOfLines = ({ of }: About): readonly number[] => of.map(type => cardTypes[type])
