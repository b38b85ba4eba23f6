import { Client } from 'pg'
import type { Log } from '../../log.ts'
import { channel } from './notify.ts'

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
 * a small question twice a minute, and connects anew with growing pauses.
 */
export function createListener({ url, log, onMessage, onGap }: ListenerOptions): Listener {
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
