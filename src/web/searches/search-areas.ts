import { useMemo } from 'react'
import { cardTypeOfId } from '#model/cards/card-types.ts'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isAllowed } from '#model/permissions/access.ts'
import type { CardArea } from '../cards/card-area.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { visitorOf } from '../platform/session/state.ts'
import { useSession } from '../platform/session/use-session.ts'

/** The list that searches of a class are about. */
export const areaOfClass = (classId: number): CardArea | undefined => areaOf(cardTypeOfId(classId))

/** The types of cards the person may read: of others nobody learns by a search. */
export function useReadable(): readonly CardDeclaration[] {
  const session = useSession()
  return useMemo(() => {
    const visitor = visitorOf(session)
    return declarations.filter(
      ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.read }),
    )
  }, [session])
}
