import { createParser } from 'eventsource-parser'
import { streamEvents } from '#model/api/platform.ts'
import { freshHeaders, session, tabs } from '../client.ts'
import { pauseOf } from '../request/send-with-pauses.ts'
import { type News, serverNews } from './news.ts'

export interface ServerEvent {
  readonly event: string
  readonly data: string
}

interface EventStreamEnvironment {
  readonly fetch: typeof fetch
  readonly address: string
  /** Headers with a fresh token; undefined when no user is signed in. */
  readonly headers: () => Promise<Record<string, string> | undefined>
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly random: () => number
  /** The server does not know the token, or is closed: perhaps its news of that was lost. */
  readonly onShutOut: () => void
  /** The stream is open; earlier events were missed. */
  readonly onOpen: () => void
}

const firstWaitMs = 1000
const longestWaitMs = 60_000

/** The server asks to wait before the stream is opened again. */
class Paused extends Error {
  readonly milliseconds: number
  constructor(milliseconds: number) {
    super('Too many requests')
    this.milliseconds = milliseconds
  }
}

/** Reads one connection to its end. */
async function readOnce(
  { fetch, address, headers, onShutOut, onOpen }: EventStreamEnvironment,
  lastId: string,
  signal: AbortSignal,
  onEvent: (event: ServerEvent, id: string | undefined) => void,
): Promise<void> {
  const given = await headers()
  if (!given) return
  const response = await fetch(address, {
    headers: { ...given, Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) },
    cache: 'no-store',
    signal,
  })
  if (response.status === 401 || response.status === 503) onShutOut()
  const asked = pauseOf(response)
  if (asked !== undefined) throw new Paused(asked)
  if (!response.ok || !response.body) throw new Error(`Status ${response.status}`)
  onOpen()
  const parser = createParser({
    onEvent: ({ event, data, id }) => onEvent({ event: event ?? 'message', data }, id),
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(value)
  }
}

/**
 * Follows the server's events until the signal fires. EventSource cannot send our headers, so the stream is read by fetch.
 * A lost connection is opened again after 1 s, 2 s, 4 s … at most a minute, a little scattered so that all clients of a restarted
 * server do not come at once.
 */
export async function followEvents(
  environment: EventStreamEnvironment,
  onEvent: (event: ServerEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  let lastId = ''
  while (!signal.aborted) {
    let asked = 0
    try {
      await readOnce(environment, lastId, signal, (event, id) => {
        failures = 0
        if (id !== undefined) lastId = id
        onEvent(event)
      })
    } catch (failure) {
      if (failure instanceof Paused) asked = failure.milliseconds
      // Offline, a restarting server, a session that has just ended: all are retried until stopped.
    }
    const pause = Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.75 + environment.random() / 2)
    failures += 1
    if (!signal.aborted) await environment.wait(Math.max(pause, asked), signal)
  }
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Parses an event of the server without checking its shape: it is of the same version, or the page is about to reload. */
const newsOf = ({ event, data }: ServerEvent): News | undefined => {
  try {
    return { name: event, data: JSON.parse(data) } as News
  } catch {
    return undefined
  }
}

const handle = (message: ServerEvent) => {
  const { event } = message
  // The user is refetched, so that listeners act on the current state of the server; an expired session becomes apparent by it.
  if (event === 'session.ended' || event === 'me.changed' || event === 'museum.changed') {
    session.reloadUser().catch(() => undefined)
    tabs.post({ kind: 'me-changed' })
  }
  if (event === 'maintenance.changed') {
    session.reloadConfiguration().catch(() => undefined)
    // Users who may not stay while the platform is closed are informed now, not at the next click.
    session.reloadUser().catch(() => undefined)
    tabs.post({ kind: 'maintenance-changed' })
  }
  const news = newsOf(message)
  if (!news) return
  serverNews.publish(news)
  tabs.post({ kind: 'news', news })
}

/** Passes on news that another tab received. */
const listenToTabs = () =>
  tabs.listen(message => {
    if (message.kind === 'news') serverNews.publish(message.news)
    if (message.kind === 'gap') serverNews.publishGap()
  })

/**
 * Follows the server's events while a user is signed in. One tab holds the connection for all (where the browser has Web Locks)
 * and informs the others; when it closes, the next takes over. Returns a function that stops it.
 */
export function followServer(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const stopListening = listenToTabs()
  const follow = () =>
    followEvents(
      {
        fetch: (...request) => fetch(...request),
        address: streamEvents.path,
        headers: freshHeaders,
        wait,
        random: Math.random,
        onShutOut: () => void session.reloadUser().catch(() => undefined),
        // The first time, too: the data on screen was loaded before the stream opened.
        onOpen: () => {
          serverNews.publishGap()
          tabs.post({ kind: 'gap' })
        },
      },
      handle,
      signal,
    )
  const leading = navigator.locks ? navigator.locks.request('vitrine.events', { signal }, follow) : follow()
  leading.catch(() => undefined)
  return () => {
    stopListening()
    controller.abort()
  }
}
