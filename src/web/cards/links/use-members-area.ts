import { isAllowed } from '#model/permissions/access.ts'
import { visitorOf } from '../../platform/session/state.ts'
import { useSession } from '../../platform/session/use-session.ts'
import type { CardArea } from '../card-area.ts'
import { areaOf } from '../linked-cards.ts'

/** The area whose cards can belong to those of this one, for whoever may change them. */
export function useMembersArea({ declaration }: CardArea): CardArea | undefined {
  const visitor = visitorOf(useSession())
  const members = areaOf(declaration.members?.type)
  const may =
    visitor.signedIn &&
    members !== undefined &&
    isAllowed(visitor, { permissions: members.declaration.permissions.update })
  return may ? members : undefined
}
