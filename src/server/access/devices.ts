import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { comparableEmail } from '#model/email.ts'
import { lifetimes } from './lifetimes.ts'
import type { Account } from './store/accounts.ts'

/** A browser that says it is known, with a signature of ours; whether it still is shows the account. */
export interface KnownDevice {
  readonly id: string
  readonly fingerprint: string
}

/**
 * Browsers in which an account has signed in before, known by a signed cookie per account (OWASP, 'device cookies'). Their attempts are
 * counted apart, so strangers who guess cannot lock a person out. A changed password makes all of them unknown.
 */
export interface Devices {
  /** The device a request comes from, by its cookie alone. */
  read(email: string, cookies: string | undefined): KnownDevice | undefined
  /** False when the password was changed since the cookie was given. */
  isStillKnown(device: KnownDevice, account: Account): boolean
  /** A header `Set-Cookie` that makes the browser a known device of the account. */
  cookie(account: Account): string
}

export interface DevicesOptions {
  /** Of the installation: the key is derived from it (HKDF, RFC 5869). */
  readonly secret: string
  readonly publicUrl: () => string
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** One browser may be known for several people: each has a cookie. */
const cookieName = (email: string) => `device-${shortHash(comparableEmail(email))}`

export function createDevices({ secret, publicUrl }: DevicesOptions): Devices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vitrine device cookie', 32))
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url')
  const fingerprintOf = ({ id, passwordHash }: Account) =>
    mac('password', id, passwordHash ?? '').slice(0, 22)
  const signatureOf = (email: string, id: string, fingerprint: string) =>
    mac('device', comparableEmail(email), id, fingerprint)
  const equal = (a: string, b: string) =>
    a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

  return {
    read(email, cookies) {
      const value = parseCookie(cookies ?? '')[cookieName(email)]
      const [, id, fingerprint, signature] = /^([\w-]{22})\.([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
      if (!id || !fingerprint || !signature) return undefined
      return equal(signature, signatureOf(email, id, fingerprint)) ? { id, fingerprint } : undefined
    },
    isStillKnown: ({ fingerprint }, account) => equal(fingerprint, fingerprintOf(account)),
    cookie(account) {
      const id = randomBytes(16).toString('base64url')
      const fingerprint = fingerprintOf(account)
      return stringifySetCookie({
        name: cookieName(account.email),
        value: `${id}.${fingerprint}.${signatureOf(account.email, id, fingerprint)}`,
        path: '/oauth',
        httpOnly: true,
        sameSite: 'strict',
        secure: publicUrl().startsWith('https:'),
        maxAge: lifetimes.device,
      })
    },
  }
}
