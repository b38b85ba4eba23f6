import { useMemo } from 'react'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { visitorOf } from '../../../platform/session/state.ts'
import { useSession } from '../../../platform/session/use-session.ts'

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
