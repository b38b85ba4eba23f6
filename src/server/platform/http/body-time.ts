import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hourMs } from '#model/dates/durations.ts'

/** For the HTTP server itself: what streams in over a slow line takes hours. */
export const longestRequestMs = 6 * hourMs

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose body is taken in while it comes. */
    readonly streams?: boolean
  }
}

const usual = { wholeMs: 120_000, silenceMs: 120_000 }

/**
 * Ends requests whose bodies do not come: one that is read as a whole has two minutes, one that streams in as long as it takes, but never falls
 * silent for so long.
 */
export function limitBodyTime(app: FastifyInstance, { wholeMs, silenceMs } = usual): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const streams = routeOptions.config?.streams === true
    const { socket } = raw
    // Streams of HTTP/2 share a connection, which has limits of its own; what is injected comes over none.
    if (raw.httpVersionMajor > 1 || !(socket instanceof Socket)) return done()
    let before = socket.bytesRead
    const timer = setInterval(
      () => {
        const { bytesRead } = socket
        if (streams && bytesRead > before && !raw.complete) {
          before = bytesRead
          return
        }
        clearInterval(timer)
        if (raw.complete || raw.destroyed) return
        const error = Object.assign(new Error('the body did not come'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        app.server.emit('clientError', error, socket)
      },
      streams ? silenceMs : wholeMs,
    )
    timer.unref()
    raw.once('close', () => clearInterval(timer))
    done()
  })
}
