import { storedValues } from './browser-store.ts'
import { session } from './client.ts'

/**
 * Keys of the browser's own settings, and of data with rules of its own: audits on the phone, rooms of borrowers, a registration that was
 * started.
 */
const ofTheBrowser =
  /^(i18nextLng$|home\.steps\.|vitrine\.(theme|plainKeys|citationStyle|translation|audits|registration|reloadedFor|owner)$|vitrine\.(lock|room|columns|size|searchFields)\.)/

/** Drafts that are stored nowhere else: a session that ends by itself must not lose them. */
const unsavedText = /^vitrine\.(draft|search)\./

const ownerKey = 'vitrine.owner'

/** Removes everything of a museum that this browser keeps: titles of opened records, searches, selections, recent terms, places in lists. */
function forgetMuseum({ unsaved }: { readonly unsaved: boolean }): void {
  const goes = (key: string) => !ofTheBrowser.test(key) && (unsaved || !unsavedText.test(key))
  storedValues.forget(goes)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (goes(key)) storage.removeItem(key)
  } catch {
    // Without storage, no draft was stored.
  }
}

/** Records the person this browser stores data for. @returns whether it was another person before. */
function takeOwnership(id: string): boolean {
  try {
    const before = localStorage.getItem(ownerKey)
    if (before !== id) localStorage.setItem(ownerKey, id)
    return before !== null && before !== id
  } catch {
    return false
  }
}

/**
 * Keeps the browser clean: when a person signs out, when a session ends, in this tab, another one or while no page was open, and when
 * another person signs in.
 */
export function forgetMuseumsLeft(): () => void {
  let known: string | undefined
  const look = () => {
    const { initialized, isAuthenticated, unreachable, loginInProgress, currentUser } = session.get()
    const who = currentUser?.id ?? (initialized && !isAuthenticated && !unreachable ? '' : undefined)
    if (who === undefined || who === known || loginInProgress) return
    known = who
    if (who === '' || takeOwnership(who)) forgetMuseum({ unsaved: false })
  }
  look()
  const ends = [session.subscribe(look), session.onSignedOut(() => forgetMuseum({ unsaved: true }))]
  return () => {
    for (const end of ends) end()
  }
}
