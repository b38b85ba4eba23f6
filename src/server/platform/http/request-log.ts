import type { FastifyInstance } from 'fastify'
import type { Actor } from './actor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined on public routes. */
    actor: Actor | undefined
  }
  interface FastifyContextConfig {
    /** The session's cookie is taken where no token is sent (see `Endpoint`). */
    byCookie?: boolean
  }
}

/** One line a request: who, what, how long. Never a query string, a header or a body: they may carry secrets. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('actor', undefined)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.actor?.accountId,
        tenant: request.actor?.tenantId,
      },
      'request',
    )
  })
}
