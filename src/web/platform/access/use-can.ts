import { isAllowed, type Requirement } from '#model/permissions/access.ts'
import { visitorOf } from '../session/state.ts'
import { useSession } from '../session/use-session.ts'

/** True when the signed-in person meets the requirement in the current museum; without a sign-in none is met. */
export function useCan(requirement: Requirement): boolean {
  const visitor = visitorOf(useSession())
  return visitor.signedIn && isAllowed(visitor, requirement)
}
