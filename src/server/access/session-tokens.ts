import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Tokens of sessions and of mailed links. */
export interface SessionTokens {
  make(): string
  /** True for a token that this installation signed; it may have ended since. */
  isOurs(token: string): boolean
}

const half = 16

/**
 * A token is 128 random bits and a signature over them (HMAC-SHA-256, cut to 128 bits), so a made-up one is known without asking
 * the database. What it is good for stands in the database alone.
 * @param secret of the installation: the key is derived from it (HKDF, RFC 5869)
 */
export function createSessionTokens(secret: string): SessionTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'vitrine session token', 32))
  const signatureOf = (nonce: Buffer) => createHmac('sha256', key).update(nonce).digest().subarray(0, half)
  return {
    make() {
      const nonce = randomBytes(half)
      return Buffer.concat([nonce, signatureOf(nonce)]).toString('base64url')
    },
    isOurs(token) {
      const bytes = Buffer.from(token, 'base64url')
      return (
        bytes.length === 2 * half &&
        timingSafeEqual(signatureOf(bytes.subarray(0, half)), bytes.subarray(half))
      )
    },
  }
}
