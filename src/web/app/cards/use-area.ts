import { useMatch } from '@tanstack/react-router'
import type { CardArea } from '../../cards/card-area.ts'
import { areaOf } from '../../cards/linked-cards.ts'

/** The area whose page this is; undefined where a type has an address and no declaration. */
export const useArea = (): CardArea | undefined =>
  areaOf(useMatch({ strict: false, select: match => match.staticData.cardType }))
