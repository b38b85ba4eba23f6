import { type Holder, isAllowed } from '../permissions/access.ts'
import { movedTo } from './area-sections.ts'
import { homePath, loginPath, logoutPath, operatorPath, pageRouteOf, profilePath } from './routes.ts'

/** The visitor of a page: not signed in, or a person with role, permissions and the state of the museum's licence. */
export type Visitor =
  | { readonly signedIn: false }
  | ({ readonly signedIn: true; readonly expired: boolean } & Holder)

export type Decision =
  | { readonly kind: 'open' }
  /** `keepOrigin`: return to the page after signing in. */
  | { readonly kind: 'redirect'; readonly to: string; readonly keepOrigin: boolean }

const open: Decision = { kind: 'open' }
const redirect = (to: string, keepOrigin = false): Decision => ({ kind: 'redirect', to, keepOrigin })

/** Returns the home page of a signed-in person. */
export const homeOf = (visitor: Visitor): string =>
  visitor.signedIn && visitor.role === 'OPERATOR' ? operatorPath : homePath

/**
 * Decides what happens when a visitor opens a path (P-R01 to P-R18).
 * Unknown paths lead to the login page, which sends signed-in visitors home.
 */
export function decide(path: string, visitor: Visitor): Decision {
  const route = pageRouteOf(path)
  if (!route) return redirect(visitor.signedIn ? homeOf(visitor) : loginPath)
  if (route.access === 'public') return open
  if (route.access === 'restricted') return visitor.signedIn ? redirect(homeOf(visitor)) : open
  if (!visitor.signedIn) return redirect(loginPath, route.path !== logoutPath)
  if (visitor.expired && !route.openWhenExpired) return redirect(profilePath)
  if (!isAllowed(visitor, route.access)) return redirect(homeOf(visitor))
  const moved = movedTo(path)
  return moved ? redirect(moved) : open
}
