import { decide, type Visitor } from '#model/navigation/guard.ts'
import { entitiesPath } from '#model/navigation/routes.ts'
import type { CardArea } from '../../cards/card-area.ts'
import { cardAreas } from '../../cards/linked-cards.ts'

/** The areas around the objects that a user can open (P-S17). */
export const entityAreas = (visitor: Visitor): readonly CardArea[] =>
  cardAreas.filter(
    ({ listPath }) => listPath.startsWith(`${entitiesPath}/`) && decide(listPath, visitor).kind === 'open',
  )
