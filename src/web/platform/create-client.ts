import type { OutputOf } from '#model/api/endpoint.ts'
import { issueToken, tokenScope, webClientId } from '#model/api/token.ts'
import type { Language } from '#model/languages.ts'
import type { TextKey } from './i18n/text-key.ts'
import { CallError } from './request/call-error.ts'
import { type Call, createPipeline, createProgressCounter, type ProgressCounter } from './request/pipeline.ts'
import { createSession, type Session } from './session/session.ts'
import type { TabLock, Tabs } from './session/tabs.ts'
import type { StoredToken, TokenStore } from './session/tokens.ts'

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
 * end the session (P-A01, P-A03, P-A18). Who comes second finds the new token in the cookie and takes it.
 */
function createRefresher({ tokens, lock, exchange, onRefreshed, onRefused }: RefresherEnvironment) {
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

/** Surroundings of a tab's client; the browser provides the real ones (client.ts). */
interface ClientEnvironment {
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly origin: string
  readonly alert: (text: string) => void
  readonly tokens: TokenStore
  readonly lock: TabLock
  readonly tabs: Tabs
  readonly language: () => Language
  readonly showLanguage: (language: Language) => Promise<void>
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  readonly notify: (kind: 'success' | 'error' | 'info', message: TextKey) => void
}

/** A tab's dealings with the server: calls and session, tied together. */
export interface Client {
  readonly call: Call
  readonly session: Session
  readonly progress: ProgressCounter
  readonly freshHeaders: () => Promise<Record<string, string> | undefined>
}

export function createClient(environment: ClientEnvironment): Client {
  const { tokens, tabs } = environment
  const progress = createProgressCounter()
  const refresh = createRefresher({
    tokens,
    lock: environment.lock,
    exchange: refreshToken =>
      call(
        issueToken,
        {
          body: {
            client_id: webClientId,
            grant_type: 'refresh_token',
            scope: tokenScope,
            refresh_token: refreshToken,
          },
        },
        { name: 'refresh' },
      ),
    onRefreshed: () => tabs.post({ kind: 'refreshed' }),
    onRefused: () => session.cutOff(),
  })
  const { call, freshHeaders } = createPipeline({
    ...environment,
    refresh,
    progress,
    user: () => {
      const { currentUser, currentMuseumId } = session.get()
      return currentUser && currentMuseumId ? { id: currentUser.id, tenantId: currentMuseumId } : undefined
    },
    onSessionLost: () => session.cutOff(),
    // Users with a licence known to be expired have already been informed.
    onLicenceExpired: () => {
      if (!session.get().isAccountExpired) session.reloadUser().catch(() => undefined)
    },
    onMaintenance: () => {
      session.setMaintenance(true)
      session.cutOff()
    },
  })
  const { showLanguage, wait } = environment
  const session = createSession({ call, tokens, tabs, refresh, showLanguage, wait })
  return { call, session, progress, freshHeaders }
}
