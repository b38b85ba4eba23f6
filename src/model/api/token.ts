import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The only client the platform knows: its own web application. Public client, no secret. */
export const webClientId = 'web'

/** The only scope there is (platform specification, section 9). */
export const tokenScope = 'read write'

/** Exchanges a session that was handed over (`/login-as`, single sign-on): an extension of OAuth, named by an address (RFC 6749, section 4.5). */
export const handoverGrant = 'urn:vitrine:grant-type:handover'

/** Exchanges the signature of a passkey, in the same manner. */
export const passkeyGrant = 'urn:vitrine:grant-type:passkey'

/**
 * Sign in with e-mail and password, or exchange a refresh token (acceptance row P-A01), a handover or the signature of a passkey.
 * The fields stay loose here: the token server itself answers malformed requests as RFC 6749 says.
 */
export const issueToken = endpoint({
  name: 'token.issue',
  method: 'POST',
  path: '/oauth/token',
  access: 'public',
  unlimited: true,
  summary: 'Sign in, or exchange a refresh token',
  encoding: 'form',
  openInMaintenance: true,
  body: z.object({
    client_id: z.optional(z.string()),
    grant_type: z.optional(z.string()),
    scope: z.optional(z.string()),
    username: z.optional(z.string()),
    password: z.optional(z.string()),
    /** A code of the second factor, where the answer was `second_factor_required`. */
    otp: z.optional(z.string()),
    /** 'true': the browser keeps the session when it is closed, until it ends. */
    stay: z.optional(z.string()),
    refresh_token: z.optional(z.string()),
    /** Of a handover; the browser must hold its cookie besides. */
    token: z.optional(z.string()),
    /** Signature of a passkey (`usedPasskey`), as JSON; the browser must hold the cookie of its challenge besides. */
    passkey: z.optional(z.string()),
  }),
  output: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds. */
    expires_in: z.number(),
    refresh_token: z.string(),
    /** Seconds for which the browser keeps the tokens; absent: no longer than the access token. */
    refresh_token_expires_in: z.optional(z.number()),
    scope: z.string(),
    /** For the advanced-search services, with a life of its own. */
    jwt_token: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      /** Seconds. */
      expires_in: z.number(),
    }),
  }),
  status: 200,
})

/** Ends the session a refresh token belongs to (RFC 7009). Unknown tokens are answered like known ones. */
export const revokeToken = endpoint({
  name: 'token.revoke',
  method: 'POST',
  path: '/oauth/revoke',
  access: 'public',
  unlimited: true,
  summary: 'Sign out: revoke a refresh token and its session',
  encoding: 'form',
  openInMaintenance: true,
  body: z.object({ token: z.string() }),
})
