import { streamEvents as endpoint } from '#model/api/platform.ts'
import { type Authenticate, type Route, route } from '../http/index.ts'
import { streamEvents } from './event-stream.ts'
import { createStreamLimit } from './stream-limit.ts'
import type { Subscribable } from './subscription.ts'

export interface EventRoutesOptions {
  readonly events: Subscribable
  readonly authenticate: Authenticate
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
      // What happened between the first question who asks and the subscription was told to nobody: it is asked once more.
      const now = await authenticate(request).catch(() => undefined)
      if (now?.sessionId !== actor.sessionId || now.tenantId !== actor.tenantId) close()
      return undefined
    }),
  ]
}
