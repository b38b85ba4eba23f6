import type { CurrentUser } from '#model/api/me.ts'
import type { Configuration } from '#model/api/platform.ts'
import type { Visitor } from '#model/navigation/guard.ts'
import { type PermissionCode, permissionCodes } from '#model/permissions/codes.ts'

/** The session, and the configuration, which outlives it. */
export interface SessionState {
  readonly isAuthenticated: boolean
  /** False until it is known whether anybody is signed in. */
  readonly initialized: boolean
  readonly loginInProgress: boolean
  readonly currentUser: CurrentUser | undefined
  /** The first identity's museum; undefined for operators, who belong to none. */
  readonly currentMuseumId: string | undefined
  /** The museum's licence is not active (P-A06). */
  readonly expired: boolean
  readonly isAccountExpired: boolean
  /** An administrator signed in as this person. */
  readonly loggedAs: boolean
  readonly maintenanceMode: boolean
  readonly configuration: Configuration | undefined
  /** True when a user may be signed in, but the server does not answer who. */
  readonly unreachable: boolean
  /** The session ended without the user's doing, so the next sign-in returns to the same page. */
  readonly cutOff: boolean
}

export const emptySession: SessionState = {
  isAuthenticated: false,
  initialized: false,
  loginInProgress: false,
  currentUser: undefined,
  currentMuseumId: undefined,
  expired: false,
  isAccountExpired: false,
  loggedAs: false,
  maintenanceMode: false,
  configuration: undefined,
  unreachable: false,
  cutOff: false,
}

/** Signed in as `user`. */
export const withUser = (state: SessionState, user: CurrentUser, loggedAs: boolean): SessionState => ({
  ...state,
  isAuthenticated: true,
  initialized: true,
  loginInProgress: false,
  currentUser: user,
  currentMuseumId: user.identities[0]?.tenantId,
  expired: !user.licenceActive,
  isAccountExpired: !user.licenceActive,
  loggedAs: loggedAs || user.loggedAsBy !== null,
  unreachable: false,
  cutOff: false,
})

/** The state without a user: all is cleared except the configuration and the state of the platform (P-A17). */
export const withoutUser = (state: SessionState, cutOff: boolean): SessionState => ({
  ...emptySession,
  initialized: true,
  maintenanceMode: state.maintenanceMode,
  configuration: state.configuration,
  cutOff,
})

/** The string 'true' counts (P-E07). */
export const withConfiguration = (state: SessionState, configuration: Configuration): SessionState => ({
  ...state,
  configuration,
  maintenanceMode: String(configuration.MAINTENANCE_MODE) === 'true',
})

const codes: ReadonlySet<string> = new Set(permissionCodes)

const isCode = (code: string): code is PermissionCode => codes.has(code)

function readVisitor({ isAuthenticated, currentUser, expired }: SessionState): Visitor {
  if (!isAuthenticated || !currentUser) return { signedIn: false }
  const identity = currentUser.identities[0]
  return {
    signedIn: true,
    expired,
    role: identity?.role ?? currentUser.role,
    permissions: new Set(identity?.permissions.map(({ code }) => code).filter(isCode)),
  }
}

const visitors = new WeakMap<SessionState, Visitor>()

/** The session as the navigation guard and the permission checks see it: read once, since every button of a page asks. */
export function visitorOf(state: SessionState): Visitor {
  const known = visitors.get(state)
  if (known) return known
  const visitor = readVisitor(state)
  visitors.set(state, visitor)
  return visitor
}

/** Returns true when the state is signed out only because the server did not answer. */
export const isSignInUnknown = ({
  isAuthenticated,
  unreachable,
  initialized,
  configuration,
}: SessionState): boolean => !isAuthenticated && (unreachable || (initialized && configuration === undefined))
