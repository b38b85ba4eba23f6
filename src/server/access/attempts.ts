import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { comparableEmail } from '#model/email.ts'
import { retentions } from '#model/retention/retentions.ts'
import type { Database } from '#server/platform/db/index.ts'
import { memoryLimiter } from '#server/platform/db/limiter.ts'
import { CodedError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { SignedTokens } from './signed-tokens.ts'

const quarterHour = 15 * 60
const hour = 60 * 60
const day = retentions.attempts.days * 24 * hour

/** Key of a counter, as a hash: the table needs no list of who tried, and keys are of one length. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Milliseconds to hold back the answer to the n-th failure: 0, 100, 200, 400 … up to two seconds. */
const delayOf = (failures: number): number => (failures <= 1 ? 0 : Math.min(100 * 2 ** (failures - 2), 2000))

const isTooMany = (error: unknown): error is CodedError =>
  error instanceof CodedError && error.code === 'too_many_requests'

/** Says that the account is slowed, and that a mailed link lets them in. @throws always */
const offerUnlock = (error: unknown): never => {
  if (!isTooMany(error)) throw error
  throw new CodedError('too_many_requests', {
    ...error.details,
    text: 'errors.signInSlowed',
    data: { unlock: true },
  })
}

/** Slows and limits guessing (P-A10). Known and unknown e-mails are counted alike. */
export interface Attempts {
  /**
   * Counts an attempt to sign in before the password is looked at, so that many at once do not slip through.
   * @param known the device or session it comes from, when the account has signed in there before: it is counted by itself, out of
   * reach of who guesses elsewhere
   * @returns what to call when it turned out well, and when not.
   * @throws {CodedError} `too_many_requests`, with `data.unlock`: a mailed link lets the person in.
   */
  signIn(
    email: string,
    address: string,
    known?: string,
  ): Promise<{ succeeded(): Promise<void>; failed(): Promise<void> }>
  /**
   * Counts a request for a link that makes a browser known.
   * @returns false when the person has been mailed enough of them: those work.
   * @throws {CodedError} `too_many_requests` by address.
   */
  requestUnlock(email: string, address: string): Promise<boolean>
  /** Counts a request for a link for a new password. @returns, @throws as `requestUnlock`. */
  requestReset(email: string, address: string): Promise<boolean>
  /**
   * Counts a token that comes to be exchanged, revoked or followed: one that we signed by itself, others by address. So a person behind an
   * address that strangers flood gets through.
   * @returns false when we did not sign it, and it need not be looked up. Links that were mailed before links were signed are looked up.
   * @throws {CodedError} `too_many_requests`.
   */
  useToken(purpose: keyof SignedTokens, token: string, address: string): Promise<boolean>
  /** A museum that registers. @throws {CodedError} `too_many_requests`. */
  register(email: string, address: string): Promise<void>
  /** Another link for one that has expired, whether that is known or not. @throws {CodedError} `too_many_requests`. */
  requestNewLink(token: string, address: string): Promise<void>
  /**
   * Counts a code of the second factor before it is looked at, by account: who gets as far knows the password, and may come from
   * anywhere. A session, and a device in which a code was shown before, is counted by itself; all other known devices of the account together, apart
   * from strangers. Of a million codes three are good at a time; thirty tries a day find one in some thirty years, with the mailbox in half of that.
   * Successful attempts are subtracted, but do not reset failures.
   * @param known where it comes from, when it is counted apart
   * @returns how many there were in a quarter of an hour. @throws {CodedError} `too_many_requests`.
   */
  useCode(accountId: string, known?: string): Promise<{ readonly tries: number; succeeded(): Promise<void> }>
  /** The password of a registration, asked of the person who follows its link. @throws {CodedError} `too_many_requests`. */
  activate(token: string, address: string): Promise<void>
}

export function createAttempts(database: Database, signedTokens: SignedTokens): Attempts {
  const byToken = memoryLimiter({ name: 'token', points: 60, duration: 60 })
  const madeUpTokens = memoryLimiter({ name: 'made-up-token', points: 300, duration: 60 })
  const byPersonAndAddress = database.limiter({ name: 'sign-in-both', points: 10, duration: quarterHour })
  const byPerson = database.limiter({ name: 'sign-in-person', points: 100, duration: hour })
  const byAddress = database.limiter({ name: 'sign-in-address', points: 200, duration: quarterHour })
  const byKnown = database.limiter({ name: 'sign-in-known', points: 10, duration: quarterHour })
  const registerByPerson = database.limiter({ name: 'register-person', points: 5, duration: hour })
  const registerByAddress = database.limiter({ name: 'register-address', points: 30, duration: hour })
  const newLinkByToken = database.limiter({ name: 'new-link-token', points: 5, duration: hour })
  const codes = database.limiter({ name: 'code', points: 10, duration: quarterHour })
  const codesADay = database.limiter({ name: 'code-day', points: 30, duration: day })
  const activateByToken = database.limiter({ name: 'activate-token', points: 10, duration: hour })
  const tokenByAddress = database.limiter({ name: 'mailed-token', points: 60, duration: hour })

  /** Links that anybody may ask for: a mailbox gets five an hour, as long as each of them works, and further requests are answered alike. */
  const linkRequests = (name: string) => {
    const byMailbox = database.limiter({ name: `${name}-person`, points: 5, duration: hour })
    const byNetwork = database.limiter({ name: `${name}-address`, points: 30, duration: 5 * 60 })
    return async (email: string, address: string): Promise<boolean> => {
      await byNetwork.consume(keyOf(networkOf(address)))
      return byMailbox.consume(keyOf(comparableEmail(email))).then(
        () => true,
        error => {
          if (isTooMany(error)) return false
          throw error
        },
      )
    }
  }

  /** Counts a mailed link that we did not sign: made up, or mailed before links were signed. */
  const countUnsigned = async (token: string, address: string): Promise<void> => {
    if (!signedTokens.link.isOurs(token)) await tokenByAddress.consume(keyOf(networkOf(address)))
  }

  return {
    async signIn(email, address, known) {
      if (known !== undefined) {
        const key = keyOf(known)
        const tries = await byKnown.consume(key).catch(offerUnlock)
        return {
          succeeded: () => byKnown.forget(key),
          async failed() {
            await wait(delayOf(tries))
          },
        }
      }
      const [person, network] = [comparableEmail(email), networkOf(address)]
      const [personKey, networkKey, bothKey] = [keyOf(person), keyOf(network), keyOf(person, network)]
      // Narrow before wide: who is stopped here already must not use up what the person has left elsewhere.
      await byAddress.consume(networkKey).catch(offerUnlock)
      const tries = await byPersonAndAddress.consume(bothKey).catch(offerUnlock)
      await byPerson.consume(personKey).catch(offerUnlock)
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
    async useToken(purpose, token, address) {
      const isOurs = signedTokens[purpose].isOurs(token)
      await (isOurs ? byToken.consume(keyOf(token)) : madeUpTokens.consume(networkOf(address)))
      return isOurs
    },
    requestUnlock: linkRequests('unlock'),
    requestReset: linkRequests('reset'),
    async register(email, address) {
      await registerByAddress.consume(keyOf(networkOf(address)))
      await registerByPerson.consume(keyOf(comparableEmail(email)))
    },
    async requestNewLink(token, address) {
      await countUnsigned(token, address)
      await newLinkByToken.consume(keyOf(token))
    },
    async useCode(accountId, known) {
      const key = known === undefined ? keyOf(accountId) : keyOf(known)
      const tries = await codes.consume(key).catch(offerUnlock)
      await codesADay.consume(key).catch(offerUnlock)
      return {
        tries,
        async succeeded() {
          await codes.reward(key)
          await codesADay.reward(key)
        },
      }
    },
    async activate(token, address) {
      await countUnsigned(token, address)
      await activateByToken.consume(keyOf(token))
    },
  }
}
