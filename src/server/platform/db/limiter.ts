import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { CodedError } from '../errors.ts'

export interface LimitOptions {
  readonly name: string
  /** Attempts allowed. */
  readonly points: number
  /** Within so many seconds. */
  readonly duration: number
}

/** Counts attempts by key. */
export interface Limiter {
  /** Counts one attempt. @returns attempts so far. @throws {CodedError} `too_many_requests` beyond the limit. */
  consume(key: string): Promise<number>
  /** Refuses a key that has used up its attempts, without counting. @throws {CodedError} `too_many_requests`. */
  check(key: string): Promise<void>
  /** Takes one attempt back, because it was a good one. */
  reward(key: string): Promise<void>
  forget(key: string): Promise<void>
}

const tooMany = (result: RateLimiterRes) =>
  new CodedError('too_many_requests', { retryAfter: result.msBeforeNext / 1000 })

const limiterOf = (counter: RateLimiterAbstract): Limiter => ({
  async consume(key) {
    try {
      return (await counter.consume(key)).consumedPoints
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error) : error
    }
  },
  async check(key) {
    const result = await counter.get(key)
    if (result && result.consumedPoints >= counter.points) throw tooMany(result)
  },
  async reward(key) {
    await counter.reward(key)
  },
  async forget(key) {
    await counter.delete(key)
  },
})

/** Counts in the memory of this server: for what comes often and may be counted roughly. */
export const memoryLimiter = ({ name, points, duration }: LimitOptions): Limiter =>
  limiterOf(new RateLimiterMemory({ keyPrefix: name, points, duration }))

/**
 * Counts in the database, so that all servers of an installation count together. A key beyond its limit is refused from memory
 * until its time is over: a flood of attempts costs the database nothing more.
 */
export const databaseLimiter = (pool: Pool, { name, points, duration }: LimitOptions): Limiter =>
  limiterOf(
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
    }),
  )
