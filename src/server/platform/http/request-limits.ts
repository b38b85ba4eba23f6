import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#model/api/endpoint.ts'
import { CodedError } from '../errors.ts'
import { networkOf } from '../network-of.ts'
import type { Actor } from './actor.ts'

/**
 * Requests a minute, beyond which the answer is 429. Each server counts its own, all endpoints together.
 * The first two count by address (of IPv6 by network), and many people may share one; the last by session.
 */
const requestsPerMinute = {
  /** Opening a page asks three of them. */
  public: 1800,
  /** Without a good token. Whoever goes beyond costs the database nothing more. */
  refused: 300,
  signedIn: 60_000,
}

const minuteMs = 60_000

type Keyed = (request: FastifyRequest) => string

/**
 * Counts the requests of an endpoint around the check of who asks.
 * @param enforce finds out who asks, or refuses.
 * @throws {CodedError} `too_many_requests`, and whatever `enforce` throws.
 */
export type LimitRequests = (
  endpoint: Endpoint,
  request: FastifyRequest,
  enforce: () => Promise<Actor | undefined>,
) => Promise<Actor | undefined>

/** Needs the plugin `@fastify/rate-limit`, which keeps the counters. */
export function createRequestLimits(app: FastifyInstance): LimitRequests {
  const counter = (max: number, keyGenerator: Keyed) => {
    const count = app.createRateLimit({ max, keyGenerator, timeWindow: minuteMs })
    /** @param left what must be left for the request to pass. */
    return async (request: FastifyRequest, left: number, increment: boolean): Promise<void> => {
      const result = await count(request, { increment })
      if (result.isAllowed) return
      if (result.isExceeded || result.remaining < left)
        throw new CodedError('too_many_requests', { retryAfter: result.ttl / 1000 })
    }
  }
  const byAddress: Keyed = request => networkOf(request.ip)
  const open = counter(requestsPerMinute.public, byAddress)
  const refused = counter(requestsPerMinute.refused, byAddress)
  const signedIn = counter(requestsPerMinute.signedIn, request => request.actor?.sessionId ?? '')

  return async ({ access }, request, enforce) => {
    if (access === 'public') {
      await open(request, 0, true)
      return enforce()
    }
    await refused(request, 1, false)
    try {
      request.actor = await enforce()
    } catch (error) {
      if (error instanceof CodedError && error.code === 'invalid_token') await refused(request, 0, true)
      throw error
    }
    await signedIn(request, 0, true)
    return request.actor
  }
}
