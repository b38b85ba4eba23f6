import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import { type Announcement, type Audience, eventOf, parseAnnouncement, reaches } from './announcement.ts'
import { createListener } from './store/listener.ts'
import { notify } from './store/notify.ts'
import type { Subscribable, Subscriber } from './subscription.ts'

/** News of this and all other server processes of the installation, handed to those they are for. */
export interface Events extends Subscribable {
  start(): Promise<void>
  /** Ends every subscription by `onGap`. */
  stop(): Promise<void>
}

/** Tells the audience of an event about it when the transaction commits, and never when it does not. */
export const publish = (db: Transaction<Tables>, announcement: Announcement): Promise<void> =>
  notify(db, JSON.stringify(announcement))

export interface EventsOptions {
  /** The database, under the application role. */
  readonly url: string
  readonly log: Log
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
  const guarded = (tell: () => void): void => {
    try {
      tell()
    } catch (error) {
      log.error({ err: error }, 'a listener to events failed')
    }
  }

  let stopped = false
  const listener = createListener({ url, log, onMessage, onGap })

  const subscribe: Events['subscribe'] = (audience, subscriber) => {
    const subscription = { audience, subscriber }
    subscriptions.add(subscription)
    // Whoever comes while the server stops is told at once: nothing more will.
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
