import { issueToken, tokenScope, webClientId } from '#model/api/token.ts'
import type { Language } from '#model/languages.ts'
import type { TextKey } from './i18n/text-key.ts'
import { type Call, createPipeline, createProgressCounter, type ProgressCounter } from './request/pipeline.ts'
import { createRefresher } from './session/refresher.ts'
import { createSession, type Session } from './session/session.ts'
import type { TabLock, Tabs } from './session/tabs.ts'
import type { TokenStore } from './session/tokens.ts'

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
    onRefreshed: () => tabs.tell({ kind: 'refreshed' }),
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
    // Whoever is known to be expired has been told.
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
