import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import { comparableEmail } from '#model/email.ts'
import type { Clock } from '#server/platform/clock.ts'
import { deriveKey } from '#server/platform/derive-key.ts'
import { privateCookie } from '#server/platform/http/index.ts'
import { after, lifetimes } from './lifetimes.ts'
import type { Account } from './store/accounts.ts'

/** A browser that says it is known, with a signature of ours; whether it still is shows the account. */
export interface KnownDevice {
  readonly id: string
  readonly fingerprint: string
  /** The account showed a second factor in it. Without, it was made known by the password or a mailed link alone. */
  readonly showedSecondFactor: boolean
}

/**
 * Browsers in which an account has signed in before, known by a signed cookie per account (OWASP, 'device cookies'). Their attempts are
 * counted apart, so strangers who guess cannot lock a person out. A changed password makes all of them unknown.
 */
export interface Devices {
  /** The device a request comes from, by its cookie alone; undefined when that is too old. */
  read(email: string, cookies: string | undefined): KnownDevice | undefined
  /** False when the password was changed since the cookie was given. */
  isStillKnown(device: KnownDevice, account: Account): boolean
  /** A header `Set-Cookie` that makes the browser a known device of the account. */
  cookie(account: Account, showedSecondFactor: boolean): string
}

export interface DevicesOptions {
  /** Secret of the installation: the key is derived from it. */
  readonly secret: string
  readonly clock: Clock
  readonly publicUrl: () => string
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** One browser may be known for several people: each has a cookie. */
const cookieName = (email: string) => `device-${shortHash(comparableEmail(email))}`

export function createDevices({ secret, clock, publicUrl }: DevicesOptions): Devices {
  const key = deriveKey(secret, 'device cookie')
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
  const fingerprintOf = ({ id, passwordHash }: Account) =>
    mac('password', id, passwordHash ?? '').slice(0, 22)
  const signatureOf = (email: string, signed: string) => mac('device', comparableEmail(email), signed)
  const equal = (a: string, b: string) =>
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

  return {
    read(email, cookies) {
      const value = parseCookie(cookies ?? '')[cookieName(email)]
      const [, signed, signature] = /^(.+)\.([\w-]{43})$/.exec(value ?? '') ?? []
      if (!signed || !signature || !equal(signature, signatureOf(email, signed))) return undefined
      const [id = '', fingerprint = '', shown, ends] = signed.split('.')
      if (!(Number(ends) * 1000 > clock().getTime())) return undefined
      return { id, fingerprint, showedSecondFactor: shown === '2' }
    },
    isStillKnown: ({ fingerprint }, account) => equal(fingerprint, fingerprintOf(account)),
    cookie(account, showedSecondFactor) {
      const id = randomBytes(16).toString('base64url')
      const ends = Math.floor(after(clock(), lifetimes.device).getTime() / 1000)
      const signed = [id, fingerprintOf(account), showedSecondFactor ? 2 : 1, ends].join('.')
      const value = `${signed}.${signatureOf(account.email, signed)}`
      const name = cookieName(account.email)
      return privateCookie({ name, value, path: '/oauth', maxAge: lifetimes.device }, publicUrl)
    },
  }
}
