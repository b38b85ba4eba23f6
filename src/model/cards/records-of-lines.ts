import type { Lines } from '../engine/aspects/lines.ts'
import type { CardDeclaration } from '../engine/define-card.ts'
import { cardTypes } from '../record-types.ts'
import { declarationOf } from './declarations.ts'

type About = Pick<Lines, 'of'>

/** Returns the declaration of the records that lines are about. @throws {Error} when there is none, or more than one. */
export function recordsOfLines({ of }: About): CardDeclaration {
  const [first = ''] = of
  const declaration = declarationOf(first)
  if (!(declaration && of.every(type => declaration.types.includes(type))))
    throw new Error(`lines are about records of one list, and ${of.join(', ')} are not`)
  return declaration
}

/** Returns the ids of the types that lines are about. */
export const typesOfLines = ({ of }: About): readonly number[] => of.map(type => cardTypes[type])
