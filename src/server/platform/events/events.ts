import { sql, type Transaction } from 'kysely'
import { Client } from 'pg'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import { type Announcement, type Audience, eventOf, parseAnnouncement, reaches } from './announcement.ts'
import type { Subscribable, Subscriber } from './subscription.ts'

/** News of this and all other server processes of the installation, handed to those they are for. */
export interface Events extends Subscribable {
  start(): Promise<void>
  /** Ends every subscription by `onGap`. */
  stop(): Promise<void>
}

/** The channel all servers of one database share. */
const channel = 'vitrine_events'

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const payloadLimit = 7999

/**
 * Queues a notification in the transaction: it is sent when that commits and not at all when it does not.
 * @throws {RangeError} when the payload is too long for PostgreSQL: an event says that something changed, not what it is now.
 */
async function notify(db: Transaction<Tables>, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > payloadLimit) throw new RangeError('the event is too long to be sent')
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

/** Tells the audience of an event about it when the transaction commits, and never when it does not. */
export const publish = (db: Transaction<Tables>, announcement: Announcement): Promise<void> =>
  notify(db, JSON.stringify(announcement))

export interface EventsOptions {
  /** The database, under the application role. */
  readonly url: string
  readonly log: Log
}

export interface ListenerOptions {
  readonly url: string
  readonly log: Log
  readonly onMessage: (payload: string) => void
  /** The connection was away and is back: notifications may have been missed. */
  readonly onGap: () => void
}

export interface Listener {
  /** Resolves when notifications arrive. @throws when the database cannot be reached. */
  start(): Promise<void>
  stop(): Promise<void>
}

const checkEveryMs = 30_000

const longestPauseMs = 5000

/**
 * One connection that listens for as long as the server runs. It notices a connection that died without a word by asking
 * a small question twice a minute, and connects again with growing pauses.
 */
function createListener({ url, log, onMessage, onGap }: ListenerOptions): Listener {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = true

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      application_name: 'vitrine events',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    next.on('error', error => lose(next, error))
    next.on('end', () => lose(next, new Error('the connection ended')))
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      drop(next)
      throw error
    }
    if (stopped) return drop(next)
    client = next
    timer = setInterval(() => {
      next.query('select 1').catch((error: Error) => lose(next, error))
    }, checkEveryMs)
    timer.unref()
  }

  // An error that left an event handler would end the process.
  const hear = (payload: string): void => {
    try {
      onMessage(payload)
    } catch (error) {
      log.error({ err: error }, 'a notification could not be handled')
    }
  }

  const lose = (lost: Client, error: Error): void => {
    if (client !== lost) return
    client = undefined
    clearInterval(timer)
    drop(lost)
    log.warn({ reason: error.message }, 'the connection for events was lost')
    retry(200)
  }

  const retry = (pauseMs: number): void => {
    if (stopped) return
    timer = setTimeout(() => {
      connect().then(
        () => {
          if (!stopped) onGap()
        },
        () => retry(Math.min(pauseMs * 2, longestPauseMs)),
      )
    }, pauseMs)
    timer.unref()
  }

  return {
    async start() {
      stopped = false
      await connect()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}

/** Ends a connection that is of no more use, whatever state it is in. */
function drop(client: Client): void {
  client.removeAllListeners()
  client.on('error', () => undefined)
  client.end().catch(() => undefined)
}

export function createEvents({ url, log }: EventsOptions): Events {
  const subscriptions = new Set<{ readonly audience: Audience; readonly subscriber: Subscriber }>()

  const onMessage = (payload: string): void => {
    const announcement = parseAnnouncement(payload)
    if (!announcement) {
      log.warn({ bytes: Buffer.byteLength(payload) }, 'a notification was not understood')
      return
    }
    const event = eventOf(announcement)
    for (const { audience, subscriber } of [...subscriptions]) {
      if (reaches(announcement, audience)) guarded(() => subscriber.onEvent(event))
    }
  }

  const onGap = (): void => {
    for (const { subscriber } of [...subscriptions]) guarded(() => subscriber.onGap())
  }

  /** One listener that fails must not keep the news from the others. */
  const guarded = (deliver: () => void): void => {
    try {
      deliver()
    } catch (error) {
      log.error({ err: error }, 'a listener to events failed')
    }
  }

  let stopped = false
  const listener = createListener({ url, log, onMessage, onGap })

  const subscribe: Events['subscribe'] = (audience, subscriber) => {
    const subscription = { audience, subscriber }
    subscriptions.add(subscription)
    // Listeners that arrive while the server stops end at once: there will be no more events.
    if (stopped) queueMicrotask(() => guarded(() => subscriber.onGap()))
    return () => void subscriptions.delete(subscription)
  }

  return {
    subscribe,
    start: () => listener.start(),
    async stop() {
      stopped = true
      onGap()
      subscriptions.clear()
      await listener.stop()
    },
  }
}
