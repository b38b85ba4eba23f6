import { createHash, createHmac } from 'node:crypto'
import { parseCookie } from 'cookie'
import { beginSingleSignOn } from '#model/api/single-sign-on.ts'
import { privateCookie } from '#server/platform/http/index.ts'

/** Seconds for signing in at the service. */
export const attemptLife = 10 * 60

const name = 'single-sign-on'

/** A header `Set-Cookie`. Lax, because the way back begins at another site. */
export const secretCookie = (secret: string, publicUrl: () => string, maxAge = attemptLife): string =>
  privateCookie({ name, value: secret, path: beginSingleSignOn.path, maxAge, sameSite: 'lax' }, publicUrl)

export const secretOf = (cookies: string | undefined): string | undefined => parseCookie(cookies ?? '')[name]

const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

/** Ties the identity reported by the service to this browser (OpenID Connect Core 1.0, section 15.5.2). */
export const nonceOf = (secret: string): string => derive(secret, 'nonce')

/** Ties the code to this browser (RFC 7636). */
export const verifierOf = (secret: string): string => derive(secret, 'verifier')

export const challengeOf = (secret: string): string =>
  createHash('sha256').update(verifierOf(secret)).digest('base64url')
