import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#model/api/endpoint.ts'
import type { Actor } from './actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks; undefined on public routes. */
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    /** The session's cookie is taken where no token is sent (see `Endpoint`). */
    byCookie?: boolean
    /** The accepted token (see `Endpoint`). */
    token?: Endpoint['token']
  }
}

/** Addresses that open something by themselves have their secret in the path: rooms, shares, calendars. */
const secret = /(?<![\w-])(?:\d{1,19}-)?[\w-]{43}(?![\w-])/g

/** One line a request: who, what, how long. Never a query string, a header, a body or a secret in the path. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('actor', undefined)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0]?.replace(secret, '[hidden]'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.actor?.accountId,
        tenant: request.actor?.tenantId,
      },
      'request',
    )
  })
}
