import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#model/api/endpoint.ts'
import { memoryLimiter } from '../db/limiter.ts'
import { CodedError } from '../errors.ts'
import { networkOf } from '../network-of.ts'
import type { Actor, Recognise } from './actor.ts'

/**
 * Requests a minute, beyond which the answer is 429. Each server counts its own. Strangers are counted by address (of IPv6 by network),
 * which a whole museum may share; who carries a token of ours is counted by it, so that nobody uses up what another may do.
 */
const requestsPerMinute = {
  /** Limit for one public endpoint. Opening a page asks three of them. */
  public: 1800,
  /** For what only signed-in people may have, without a token. */
  anonymous: 300,
  /** The same, with a token that we never gave. */
  madeUp: 300,
  /** With one token that was good once: it is looked up each time. */
  ended: 60,
  signedIn: 60_000,
}

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

/** Finds out first whose token a request carries, then counts it where it belongs (P-A10). */
export function createRequestLimits(recognise: Recognise): LimitRequests {
  const counter = (name: keyof typeof requestsPerMinute) =>
    memoryLimiter({ name, points: requestsPerMinute[name], duration: 60 })
  const open = counter('public')
  const anonymous = counter('anonymous')
  const madeUp = counter('madeUp')
  const ended = counter('ended')
  const signedIn = counter('signedIn')

  return async ({ access, name, unlimited }, request, enforce) => {
    if (unlimited) return enforce()
    const token = await recognise(request)
    const network = networkOf(request.ip)
    if (access === 'public') {
      if (typeof token === 'object') await signedIn.consume(token.key)
      else await open.consume(`${name} ${network}`)
      return enforce()
    }
    if (typeof token !== 'object') {
      await (token === 'madeUp' ? madeUp : anonymous).consume(network)
      throw new CodedError('invalid_token')
    }
    await ended.check(token.key)
    try {
      request.actor = await enforce()
    } catch (error) {
      if (error instanceof CodedError && error.code === 'invalid_token') await ended.consume(token.key)
      throw error
    }
    await signedIn.consume(request.actor?.sessionId ?? token.key)
    return request.actor
  }
}
