import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#server/platform/derive-key.ts'

/** Makes and recognises tokens of one purpose. */
interface TokenSigner {
  make(): string
  /** True for a token that this installation signed for this purpose; it may have ended since. */
  isOurs(token: string): boolean
}

/** Tokens by what they are for: sessions (access and refresh), links in mails, handovers. A token of one purpose is none of another. */
export type SignedTokens = Readonly<Record<'session' | 'link' | 'handover', TokenSigner>>

const half = 16

/**
 * A token is 128 random bits and a signature over them (HMAC-SHA-256, cut to 128 bits), so a made-up one is known without asking
 * the database. Its purpose is in the database alone. Each has one spelling: who holds one cannot make several of it.
 */
function createSigner(key: Buffer): TokenSigner {
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
        bytes.toString('base64url') === token &&
        timingSafeEqual(signatureOf(bytes.subarray(0, half)), bytes.subarray(half))
      )
    },
  }
}

/** @param secret of the installation: each purpose has a key of its own */
export const createSignedTokens = (secret: string): SignedTokens => ({
  session: createSigner(deriveKey(secret, 'session token')),
  link: createSigner(deriveKey(secret, 'mailed link')),
  handover: createSigner(deriveKey(secret, 'handover token')),
})
