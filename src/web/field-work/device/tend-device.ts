import { session } from '../../platform/client.ts'
import { isSignInUnknown } from '../../platform/session/state.ts'
import { type FieldKind, setKinds } from './field-kind.ts'
import { syncLists } from './sync.ts'
import { syncState } from './sync-state.ts'

const everyMs = 60_000

/** Syncs, or retries the session if the server did not confirm who is signed in. */
function tick() {
  if (!navigator.onLine) return syncState.set(state => ({ ...state, offline: true }))
  if (session.get().isAuthenticated) void syncLists()
  else if (isSignInUnknown(session.get())) session.retry()
}

function begin(): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let before = session.get()
  const endWatch = session.subscribe(() => {
    const now = session.get()
    if (now.isAuthenticated === before.isAuthenticated && isSignInUnknown(now) === isSignInUnknown(before))
      return
    before = now
    syncState.set(state => ({ ...state, offline: isSignInUnknown(now) }))
    if (now.isAuthenticated) void syncLists()
  })
  for (const name of ['online', 'offline', 'focus']) addEventListener(name, tick, { signal })
  const timer = setInterval(tick, everyMs)
  syncState.set(state => ({ ...state, offline: !navigator.onLine || isSignInUnknown(session.get()) }))
  tick()
  return () => {
    ending.abort()
    clearInterval(timer)
    endWatch()
  }
}

let users = 0
let end: (() => void) | undefined

/**
 * Keeps the lists on this device in sync while any caller needs it: entries are sent when there is a connection. Returns a function that stops it.
 */
export function tendDevice(kinds: readonly FieldKind[]): () => void {
  setKinds(kinds)
  if (users === 0) end = begin()
  users += 1
  return () => {
    users -= 1
    if (users === 0) end?.()
  }
}
