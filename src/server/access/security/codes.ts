import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../secrets.ts'

/** Parameters that every authenticator app reads: RFC 6238 with the values of its reference. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Clocks of devices go wrong by some seconds, and typing takes some: one step before and one after are good as well. */
const window = 1

const totp = (secret: string) => new TOTP({ ...form, secret: Secret.fromBase32(secret) })

/** A secret for a device: 160 random bits, in base 32. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32

/** The secret as an address that apps read from a QR code. */
export const secretUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ ...form, secret: Secret.fromBase32(secret), issuer, label: email }).toString()

/** The time step a code is of; undefined when it is none of the secret's about now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: form.period, timestamp }) + delta
}

/** A code as it is compared, however it was typed. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** True when a plain code is of a device. Recovery codes are longer. */
export const isDeviceCode = (code: string): boolean => /^\d{6}$/.test(code)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const recoveryCount = 10

/** Codes for when the device is lost, each 80 random bits: no list of guesses fits them, so a plain hash is enough. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCount }, () =>
    [...randomBytes(16)]
      .map(byte => alphabet[byte % alphabet.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

export const hashRecoveryCode = (code: string): Buffer => hashToken(plainCode(code))
