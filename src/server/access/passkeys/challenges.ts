import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { deriveKey } from '#server/platform/derive-key.ts'
import { privateCookie } from '#server/platform/http/index.ts'
import { after, lifetimes } from '../lifetimes.ts'
import { hashToken, makeToken } from '../secrets.ts'
import { insertUsedChallenge } from '../store/passkeys.ts'

export interface ChallengesOptions {
  readonly clock: Clock
  /** Secret of the installation: the key is derived from it. */
  readonly secret: string
  readonly publicUrl: () => string
}

/**
 * Challenges for devices to sign: each once, within minutes, and for the holder that asked for it. They are signed, so nothing is stored of those that
 * anybody asks for: only of those that were used.
 */
export interface Challenges {
  /** @param holder secret of the browser, or the session */
  begin(holder: string): string
  /** True when a challenge is ours, for this holder, and in time; it may have been used. */
  isFor(holder: string, challenge: string): boolean
  /** Uses a challenge up. @returns false when it was used before. */
  use(db: Transaction<Tables>, challenge: string): Promise<boolean>
  /** The secret that a browser shows in its cookie. */
  holderOf(cookies: string | undefined): string | undefined
  /** A secret for a browser (the one it has, so that its other tabs go on), with the header `Set-Cookie` that stores it. */
  newHolder(cookies: string | undefined): { readonly holder: string; readonly cookie: string }
}

const cookieName = 'passkey'

/** Bytes of a challenge: random, its end in seconds, its signature. */
const lengths = { random: 16, end: 4, signature: 32 }
const signed = lengths.random + lengths.end

export function createChallenges({ clock, secret, publicUrl }: ChallengesOptions): Challenges {
  const key = deriveKey(secret, 'passkey challenge')
  const signatureOf = (body: Buffer, holder: string) =>
    createHmac('sha256', key).update(body).update(holder).digest()
  const holderOf = (cookies: string | undefined) => parseCookie(cookies ?? '')[cookieName]
  return {
    holderOf,
    begin(holder) {
      const end = Buffer.alloc(lengths.end)
      end.writeUInt32BE(Math.floor(after(clock(), lifetimes.passkeyChallenge).getTime() / 1000))
      const body = Buffer.concat([randomBytes(lengths.random), end])
      return Buffer.concat([body, signatureOf(body, holder)]).toString('base64url')
    },
    isFor(holder, challenge) {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== signed + lengths.signature) return false
      const body = bytes.subarray(0, signed)
      const inTime = body.readUInt32BE(lengths.random) * 1000 > clock().getTime()
      return inTime && timingSafeEqual(signatureOf(body, holder), bytes.subarray(signed))
    },
    use: (db, challenge) =>
      insertUsedChallenge(db, hashToken(challenge), after(clock(), lifetimes.passkeyChallenge)),
    newHolder(cookies) {
      const holder = holderOf(cookies) ?? makeToken()
      const maxAge = lifetimes.passkeyChallenge
      return {
        holder,
        cookie: privateCookie({ name: cookieName, value: holder, path: '/oauth', maxAge }, publicUrl),
      }
    },
  }
}
