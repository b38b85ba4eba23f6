import { streamEvents } from '#model/api/platform.ts'
import { freshHeaders, session, tabs } from '../client.ts'
import { followEvents, type ServerEvent } from './event-stream.ts'

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const handle = ({ event }: ServerEvent) => {
  // Read anew, so that whoever hears it acts on what the server says now; a session that is over shows itself by that.
  if (event === 'session.ended' || event === 'me.changed') {
    session.reloadUser().catch(() => undefined)
    tabs.tell({ kind: 'me-changed' })
  }
  if (event === 'maintenance.changed') {
    session.reloadConfiguration().catch(() => undefined)
    tabs.tell({ kind: 'maintenance-changed' })
  }
}

/**
 * Follows the server's events while somebody is signed in. One tab holds the connection for all (where the browser has Web Locks)
 * and tells the others; when it closes, the next takes over. Returns what ends it.
 */
export function followServer(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const follow = () =>
    followEvents(
      {
        fetch: (...request) => fetch(...request),
        address: streamEvents.path,
        headers: freshHeaders,
        wait,
        random: Math.random,
        onUnknownToken: () => void session.reloadUser().catch(() => undefined),
      },
      handle,
      signal,
    )
  const leading = navigator.locks ? navigator.locks.request('vitrine.events', { signal }, follow) : follow()
  leading.catch(() => undefined)
  return () => controller.abort()
}
