import { isAllowed } from '#model/permissions/access.ts'
import type { CardArea } from '../cards/card-area.ts'
import { cardAreas } from '../cards/linked-cards.ts'
import { visitorOf } from '../platform/session/state.ts'
import { useSession } from '../platform/session/use-session.ts'

/** The parts of the product whose cards the one who is signed in may read; procedures are counted by themselves. */
export function useReadableAreas(): readonly CardArea[] {
  const visitor = visitorOf(useSession())
  return cardAreas.filter(
    ({ declaration }) =>
      visitor.signedIn &&
      !declaration.workflow &&
      isAllowed(visitor, { permissions: declaration.permissions.read }),
  )
}
