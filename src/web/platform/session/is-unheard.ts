import type { SessionState } from './state.ts'

/** Whether nobody is known to be signed in only because the server was not heard: it may be somebody. */
export const isUnheard = ({
  isAuthenticated,
  unreachable,
  initialized,
  configuration,
}: SessionState): boolean => !isAuthenticated && (unreachable || (initialized && configuration === undefined))
