import { streamEvents } from '#model/api/platform.ts'
import { freshHeaders, session, tabs } from '../client.ts'
import { followEvents, type ServerEvent } from './event-stream.ts'
import { type News, serverNews } from './news.ts'

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** What the server said, taken at its word: it is of the same version, or the page is told to reload. */
const newsOf = ({ event, data }: ServerEvent): News | undefined => {
  try {
    return { name: event, data: JSON.parse(data) } as News
  } catch {
    return undefined
  }
}

const handle = (message: ServerEvent) => {
  const { event } = message
  // Read anew, so that whoever hears it acts on what the server says now; a session that is over shows itself by that.
  if (event === 'session.ended' || event === 'me.changed' || event === 'museum.changed') {
    session.reloadUser().catch(() => undefined)
    tabs.tell({ kind: 'me-changed' })
  }
  if (event === 'maintenance.changed') {
    session.reloadConfiguration().catch(() => undefined)
    // Whoever may not stay while the platform is closed is told so now, not at the next click.
    session.reloadUser().catch(() => undefined)
    tabs.tell({ kind: 'maintenance-changed' })
  }
  const news = newsOf(message)
  if (!news) return
  serverNews.tell(news)
  tabs.tell({ kind: 'news', news })
}

/** Passes on what another tab heard. */
const hearTabs = () =>
  tabs.listen(message => {
    if (message.kind === 'news') serverNews.tell(message.news)
    if (message.kind === 'gap') serverNews.tellGap()
  })

/**
 * Follows the server's events while somebody is signed in. One tab holds the connection for all (where the browser has Web Locks)
 * and tells the others; when it closes, the next takes over. Returns what ends it.
 */
export function followServer(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const hearNoMore = hearTabs()
  const follow = () =>
    followEvents(
      {
        fetch: (...request) => fetch(...request),
        address: streamEvents.path,
        headers: freshHeaders,
        wait,
        random: Math.random,
        onShutOut: () => void session.reloadUser().catch(() => undefined),
        // The first time, too: what is on the screen was read before anything was listened to.
        onOpen: () => {
          serverNews.tellGap()
          tabs.tell({ kind: 'gap' })
        },
      },
      handle,
      signal,
    )
  const leading = navigator.locks ? navigator.locks.request('vitrine.events', { signal }, follow) : follow()
  leading.catch(() => undefined)
  return () => {
    hearNoMore()
    controller.abort()
  }
}
