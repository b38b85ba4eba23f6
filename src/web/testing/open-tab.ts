import type { Language } from '#model/languages.ts'
import { type Client, createClient } from '../platform/create-client.ts'
import type { TextKey } from '../platform/i18n/text-key.ts'
import { createLeaseLock, openTabs } from '../platform/session/tabs.ts'
import { createTokenStore, type TokenStore } from '../platform/session/tokens.ts'
import type { FakeNetwork } from './fake-network.ts'

export interface OpenTab extends Client {
  readonly tokens: TokenStore
  readonly notified: { kind: string; message: TextKey }[]
  readonly alerts: string[]
  readonly shown: Language[]
  /** The length of each wait; the test's clock does not really wait. */
  readonly waits: number[]
}

/** A fake clock that only advances when moved. */
export const clock = { now: Date.now() }

/**
 * A tab of the browser: a client of its own that shares cookies, storage and the line between tabs with the others.
 * Only network and clock are the test's.
 */
export function openTab(network: FakeNetwork, line: string = crypto.randomUUID()): OpenTab {
  const now = () => clock.now
  const tokens = createTokenStore({ document, secure: false, now })
  const notified: OpenTab['notified'] = []
  const alerts: string[] = []
  const shown: Language[] = []
  const waits: number[] = []
  const client = createClient({
    fetch: network.fetch,
    now,
    origin: 'https://museum.example',
    alert: text => alerts.push(text),
    tokens,
    tabs: openTabs(line),
    lock: createLeaseLock({
      storage: localStorage,
      now: () => Date.now(),
      wait: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    }),
    language: () => 'pl',
    showLanguage: async language => {
      shown.push(language)
    },
    wait: async milliseconds => {
      waits.push(milliseconds)
    },
    notify: (kind, message) => notified.push({ kind, message }),
  })
  return { ...client, tokens, notified, alerts, shown, waits }
}

/** Removes the cookies, as the browser does when they expire. */
export function forgetCookies(): void {
  for (const name of ['token', 'jwt_token']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the store itself does it
    document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}`
  }
}

/** Removes the cookies and the storage of all tabs. */
export function forgetBrowser(): void {
  forgetCookies()
  localStorage.clear()
  clock.now = Date.now()
}
