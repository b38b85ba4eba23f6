import type { Configuration } from '#model/api/platform.ts'
import { decide, homeOf, type Visitor } from '#model/navigation/guard.ts'
import { loginPath, pageRouteOf } from '#model/navigation/routes.ts'
import { safeOrigin } from './origin.ts'

/** The requested address. */
export interface Target {
  readonly pathname: string
  /** Path, query and fragment. */
  readonly href: string
  /** The page to come back to after signing in, if the address names one. */
  readonly from?: unknown
}

/**
 * The guard of every navigation: undefined to open the page, else the address to go to instead.
 * The rules are `decide`'s, for all addresses. An address is treated like an unknown one where its page is still to come,
 * or is not offered by the settings of this installation (C-Q06).
 */
export function redirectionFor(
  target: Target,
  visitor: Visitor,
  configuration: Partial<Configuration> | undefined,
): string | undefined {
  const decision = decide(target.pathname, visitor)
  if (decision.kind === 'redirect') {
    if (decision.keepOrigin) return `${decision.to}?from=${encodeURIComponent(target.href)}`
    // Signed in while on the login page: back to the page one came from.
    return (decision.to === homeOf(visitor) && visitor.signedIn && safeOrigin(target.from)) || decision.to
  }
  const route = pageRouteOf(target.pathname)
  const hasPage = route && !route.isFuture && (!route.offeredBy || configuration?.[route.offeredBy])
  if (hasPage) return undefined
  return visitor.signedIn ? homeOf(visitor) : loginPath
}
