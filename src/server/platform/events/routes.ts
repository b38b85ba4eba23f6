import { streamEvents as endpoint } from '#model/api/platform.ts'
import { type Route, route } from '../http/index.ts'
import { streamEvents } from './event-stream.ts'
import type { Subscribable } from './subscription.ts'

/** The address where a client listens to the news that concern it. */
export const eventRoutes = (events: Subscribable): readonly Route[] => [
  route(endpoint, async ({ actor, reply }) => {
    reply.hijack()
    streamEvents(events, actor, reply.raw, reply.getHeaders())
    return undefined
  }),
]
