import { isAllowed, type Requirement } from '#model/permissions/access.ts'
import { visitorOf } from '../session/state.ts'
import { useSession } from '../session/use-session.ts'

/** Whether the signed-in person meets the requirement in the current museum; nobody signed in meets none. */
export function useCan(requirement: Requirement): boolean {
  const visitor = visitorOf(useSession())
  return visitor.signedIn && isAllowed(visitor, requirement)
}
