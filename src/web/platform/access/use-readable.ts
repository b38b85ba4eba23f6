import { useMemo } from 'react'
import { declarations } from '#model/cards/declarations.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { visitorOf } from '../session/state.ts'
import { useSession } from '../session/use-session.ts'

/** Record types the person may read: the others appear in no search and no statistics. */
export function useReadable(): readonly CardDeclaration[] {
  const session = useSession()
  return useMemo(() => {
    const visitor = visitorOf(session)
    return declarations.filter(
      ({ permissions }) => visitor.signedIn && isAllowed(visitor, { permissions: permissions.read }),
    )
  }, [session])
}
