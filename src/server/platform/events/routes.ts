import type { ServerResponse } from 'node:http'
import type { PlatformEvent } from '#model/api/events.ts'
import { streamEvents as endpoint } from '#model/api/platform.ts'
import { type Authenticate, type Route, route } from '../http/index.ts'
import type { Audience } from './announcement.ts'
import type { Subscribable } from './subscription.ts'

export interface EventRoutesOptions {
  readonly events: Subscribable
  readonly authenticate: Authenticate
}

/** More than anybody has tabs; each stream costs a connection. */
const streamsPerSession = 20

export interface StreamLimit {
  /**
   * Counts a stream of a session; the oldest is closed when there are too many.
   * @returns takes the stream out of the count.
   */
  add(sessionId: string, close: () => void): () => void
}

/** Keeps one session from holding connections without end. Each server counts its own. */
function createStreamLimit(most = streamsPerSession): StreamLimit {
  const streams = new Map<string, Set<() => void>>()
  return {
    add(sessionId, close) {
      const own = streams.get(sessionId) ?? new Set()
      streams.set(sessionId, own)
      own.add(close)
      const forget = (which: () => void): void => {
        own.delete(which)
        if (own.size === 0 && streams.get(sessionId) === own) streams.delete(sessionId)
      }
      const [oldest] = own
      if (own.size > most && oldest) {
        forget(oldest)
        oldest()
      }
      return () => forget(close)
    },
  }
}

/** After these the stream is closed: the session is over, or the person has to be authenticated again. */
const lastEvents: ReadonlySet<string> = new Set(['session.ended', 'me.changed'])

/** A client that reads so slowly that this much waits for it is disconnected; it reconnects when it can. */
const backlogLimit = 64 * 1024

export interface StreamTimes {
  /** A comment is sent this often, so that proxies keep the connection and a vanished client is noticed. */
  readonly heartbeatMs: number
  /** A stream lives no longer than this: the client then comes back with its current token. */
  readonly lifeMs: number
}

/** Time a closed stream may take to be read to its end before the connection is cut. */
const farewellMs = 5000

const usualTimes: StreamTimes = { heartbeatMs: 25_000, lifeMs: 30 * 60_000 }

/** Two to four seconds, so that not all clients come back at once. */
const retryMs = (): number => 2000 + Math.floor(Math.random() * 2000)

const messageOf = ({ name, data }: PlatformEvent): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/**
 * Writes the news for an audience to an answer as server-sent events (HTML standard, section 9.2), until either side ends it.
 * @param headers what the server sends with every answer (security headers).
 * @returns ends the stream.
 */
export function streamEvents(
  events: Subscribable,
  audience: Audience,
  response: ServerResponse,
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
  times: StreamTimes = usualTimes,
): () => void {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    // no-transform: no proxy may compress, and so hold back, what must arrive at once.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })

  const write = (text: string): void => {
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > backlogLimit) response.destroy()
  }
  const release = (): void => {
    unsubscribe()
    clearInterval(heartbeat)
    clearTimeout(life)
  }
  const close = (): void => {
    release()
    if (response.writableEnded || response.destroyed) return
    response.end()
    // A client that does not read would hold the connection, and a server that stops, for as long as it likes.
    const farewell = setTimeout(() => response.destroy(), farewellMs)
    response.once('close', () => clearTimeout(farewell))
  }

  const unsubscribe = events.subscribe(audience, {
    onEvent(event) {
      write(messageOf(event))
      if (lastEvents.has(event.name)) close()
    },
    onGap: close,
  })
  const heartbeat = setInterval(() => write(':\n\n'), times.heartbeatMs)
  const life = setTimeout(close, times.lifeMs)

  response.once('close', release)
  write(`retry: ${retryMs()}\n\n`)
  return close
}

/** The address where a client listens to the news that concern it. */
export const eventRoutes = ({ events, authenticate }: EventRoutesOptions): readonly Route[] => {
  const limit = createStreamLimit()
  return [
    route(endpoint, async ({ actor, request, reply }) => {
      reply.hijack()
      const close = streamEvents(events, { ...actor, holder: actor }, reply.raw, reply.getHeaders())
      const forget = limit.add(actor.sessionId, close)
      reply.raw.once('close', forget)
      // What happened between the first question who asks and the subscription was announced to nobody: the question is repeated.
      const now = await authenticate(request).catch(() => undefined)
      if (now?.sessionId !== actor.sessionId || now.tenantId !== actor.tenantId) close()
      return undefined
    }),
  ]
}
