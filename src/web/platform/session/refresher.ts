import type { OutputOf } from '#model/api/endpoint.ts'
import type { issueToken } from '#model/api/token.ts'
import { CallError } from '../request/call-error.ts'
import type { TabLock } from './tabs.ts'
import type { StoredToken, TokenStore } from './tokens.ts'

interface RefresherEnvironment {
  readonly tokens: TokenStore
  readonly lock: TabLock
  /** Exchanges a refresh token. */
  readonly exchange: (refreshToken: string) => Promise<OutputOf<typeof issueToken>>
  readonly onRefreshed: () => void
  /** The server refused the refresh token: the session is over. */
  readonly onRefused: () => void
}

/** A refused exchange, as apart from one that got no answer or met a server in trouble. */
const isRefusal = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.status === 400 || failure.status === 401)

/**
 * Exchanges a stale token once, for all calls of this tab and for all tabs: refresh tokens rotate, and a token sent twice would
 * end the session (acceptance rows P-A01, P-A03, P-A18). Who comes second finds the new token in the cookie and takes it.
 */
export function createRefresher({ tokens, lock, exchange, onRefreshed, onRefused }: RefresherEnvironment) {
  let running: Promise<StoredToken | undefined> | undefined

  const refreshNow = (stale: StoredToken) =>
    lock('refresh', async () => {
      const current = tokens.read()
      if (!current || current.accessToken !== stale.accessToken) return current
      try {
        const answer = await exchange(current.refreshToken)
        // Signed out while the answer was on its way: it must not bring the session back.
        if (!tokens.read()) return undefined
        const fresh = tokens.write(answer, { loggedAs: current.loggedAs })
        onRefreshed()
        return fresh
      } catch (failure) {
        if (!isRefusal(failure)) throw failure
        onRefused()
        return undefined
      }
    })

  /** A token newer than `stale`; undefined when there is no session any more. @throws {CallError} without an answer. */
  return (stale: StoredToken): Promise<StoredToken | undefined> => {
    running ??= refreshNow(stale).finally(() => {
      running = undefined
    })
    return running
  }
}
