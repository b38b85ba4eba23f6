import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { comparableEmail } from '#model/email.ts'
import type { Database } from '#server/platform/db/index.ts'
import { memoryLimiter } from '#server/platform/limiter.ts'
import { networkOf } from '#server/platform/network-of.ts'

const quarterHour = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/** What is counted enters the table as a hash: it needs no list of who tried, and keys are of one length. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Milliseconds to hold back the answer to the n-th failure: 0, 100, 200, 400 … up to two seconds. */
const delayOf = (failures: number): number => (failures <= 1 ? 0 : Math.min(100 * 2 ** (failures - 2), 2000))

/** Slows and limits guessing (acceptance row P-A10). Known and unknown e-mails are counted alike. */
export interface Attempts {
  /**
   * Counts an attempt to sign in before the password is looked at, so that many at once do not slip through.
   * @returns what to call when it turned out well, and when not.
   * @throws {CodedError} `too_many_requests`.
   */
  signIn(email: string, address: string): Promise<{ succeeded(): Promise<void>; failed(): Promise<void> }>
  /**
   * A refresh token that comes to be exchanged or revoked: one of ours by itself, others by address.
   * @throws {CodedError} `too_many_requests`.
   */
  useRefreshToken(token: string, isOurs: boolean, address: string): Promise<void>
  /** @throws {CodedError} `too_many_requests`. */
  requestReset(email: string, address: string): Promise<void>
  /** A museum that registers. @throws {CodedError} `too_many_requests`. */
  register(email: string, address: string): Promise<void>
  /** Another link for one that has expired, whether that is known or not. @throws {CodedError} `too_many_requests`. */
  requestNewLink(token: string, address: string): Promise<void>
  /**
   * Counts a code of the second factor before it is looked at, by account alone: who gets as far knows the password, and may come from
   * anywhere. Of a million codes three are good at a time; thirty tries a day find one in some thirty years. What turned out well is
   * taken back, but forgives no failures.
   * @returns how many there were in a quarter of an hour. @throws {CodedError} `too_many_requests`.
   */
  useCode(accountId: string): Promise<{ readonly tries: number; succeeded(): Promise<void> }>
  /** The password of a registration, asked of whoever follows its link. @throws {CodedError} `too_many_requests`. */
  activate(token: string, address: string): Promise<void>
  /** For pages that take a mailed token. @throws {CodedError} `too_many_requests`. */
  useMailedToken(address: string): Promise<void>
}

export function createAttempts(database: Database): Attempts {
  const byToken = memoryLimiter({ name: 'refresh-token', points: 60, duration: 60 })
  const madeUpTokens = memoryLimiter({ name: 'made-up-refresh', points: 300, duration: 60 })
  const byPersonAndAddress = database.limiter({ name: 'sign-in-both', points: 10, duration: quarterHour })
  const byPerson = database.limiter({ name: 'sign-in-person', points: 100, duration: hour })
  const byAddress = database.limiter({ name: 'sign-in-address', points: 200, duration: quarterHour })
  const resetByPerson = database.limiter({ name: 'reset-person', points: 5, duration: hour })
  const resetByAddress = database.limiter({ name: 'reset-address', points: 30, duration: hour })
  const registerByPerson = database.limiter({ name: 'register-person', points: 5, duration: hour })
  const registerByAddress = database.limiter({ name: 'register-address', points: 30, duration: hour })
  const newLinkByToken = database.limiter({ name: 'new-link-token', points: 5, duration: hour })
  const codes = database.limiter({ name: 'code', points: 10, duration: quarterHour })
  const codesADay = database.limiter({ name: 'code-day', points: 30, duration: day })
  const activateByToken = database.limiter({ name: 'activate-token', points: 10, duration: hour })
  const tokenByAddress = database.limiter({ name: 'mailed-token', points: 60, duration: hour })

  return {
    async signIn(email, address) {
      const [person, network] = [comparableEmail(email), networkOf(address)]
      const [personKey, networkKey, bothKey] = [keyOf(person), keyOf(network), keyOf(person, network)]
      // Narrow before wide: who is stopped here already must not use up what the person has left elsewhere.
      await byAddress.consume(networkKey)
      const tries = await byPersonAndAddress.consume(bothKey)
      await byPerson.consume(personKey)
      return {
        async succeeded() {
          await byPersonAndAddress.forget(bothKey)
          await byPerson.reward(personKey)
          await byAddress.reward(networkKey)
        },
        async failed() {
          await wait(delayOf(tries))
        },
      }
    },
    useRefreshToken: async (token, isOurs, address) => {
      await (isOurs ? byToken.consume(keyOf(token)) : madeUpTokens.consume(networkOf(address)))
    },
    async requestReset(email, address) {
      await resetByAddress.consume(keyOf(networkOf(address)))
      await resetByPerson.consume(keyOf(comparableEmail(email)))
    },
    async register(email, address) {
      await registerByAddress.consume(keyOf(networkOf(address)))
      await registerByPerson.consume(keyOf(comparableEmail(email)))
    },
    async requestNewLink(token, address) {
      await tokenByAddress.consume(keyOf(networkOf(address)))
      await newLinkByToken.consume(keyOf(token))
    },
    async useCode(accountId) {
      const key = keyOf(accountId)
      const tries = await codes.consume(key)
      await codesADay.consume(key)
      return {
        tries,
        async succeeded() {
          await codes.reward(key)
          await codesADay.reward(key)
        },
      }
    },
    async activate(token, address) {
      await tokenByAddress.consume(keyOf(networkOf(address)))
      await activateByToken.consume(keyOf(token))
    },
    async useMailedToken(address) {
      await tokenByAddress.consume(keyOf(networkOf(address)))
    },
  }
}
