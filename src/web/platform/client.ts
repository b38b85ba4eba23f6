import { createClient } from './create-client.ts'
import { currentLanguage, showLanguage } from './i18n/i18n.ts'
import { lastOpened } from './last-opened.ts'
import { lastSearch } from './last-search.ts'
import { notices } from './notices/notices.ts'
import { wordsForFailure } from './request/notification-rules.ts'
import { createTabLock, openTabs } from './session/tabs.ts'
import { createTokenStore } from './session/tokens.ts'

const now = () => Date.now()
const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** The line between the tabs. */
export const tabs = openTabs()

const tokens = createTokenStore({ document, secure: location.protocol === 'https:', now })

/** This tab's client. */
export const { call, session, progress, freshHeaders } = createClient({
  fetch: (...request) => fetch(...request),
  now,
  origin: location.origin,
  alert: text => alert(text),
  tokens,
  tabs,
  lock: createTabLock(navigator.locks, {
    storage: localStorage,
    now,
    wait,
  }),
  language: currentLanguage,
  // The person's language is no condition for signing in: without its texts the words on the screen stay.
  showLanguage: language =>
    showLanguage(language).catch(failure => notices.add('error', wordsForFailure(failure))),
  wait,
  notify: (kind, message) => notices.add(kind, message),
})

session.onCleared(notices.clear)
session.onCleared(lastSearch.forget)
session.onCleared(lastOpened.forget)

/** Milliseconds between checks of the token while nothing else is called; it is exchanged only when its end is near. */
const careMs = 60_000

/** Keeps the session up to date while the page is open; call once. */
export function tendSession(): void {
  setInterval(() => {
    if (session.get().isAuthenticated) freshHeaders().catch(() => undefined)
  }, careMs)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    const signedIn = tokens.read() !== undefined
    if (signedIn !== session.get().isAuthenticated) session.reloadUser().catch(() => undefined)
  })
}
