import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CodedError } from '../errors.ts'

export interface LimitOptions {
  readonly name: string
  /** Attempts allowed. */
  readonly points: number
  /** Within so many seconds. */
  readonly duration: number
}

/** Counts attempts by key, in the database, so that all servers of an installation count together. */
export interface Limiter {
  /** Counts one attempt. @returns attempts so far. @throws {CodedError} `too_many_requests` beyond the limit. */
  consume(key: string): Promise<number>
  /** Takes one attempt back, because it was a good one. */
  reward(key: string): Promise<void>
  forget(key: string): Promise<void>
}

export function createLimiter(pool: Pool, { name, points, duration }: LimitOptions): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
  })
  return {
    async consume(key) {
      try {
        return (await limiter.consume(key)).consumedPoints
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new CodedError('too_many_requests', { retryAfter: error.msBeforeNext / 1000 })
      }
    },
    async reward(key) {
      await limiter.reward(key)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
