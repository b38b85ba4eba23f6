import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The only OAuth client: the product's web application. A public client without a secret. */
export const webClientId = 'web'

/** The only OAuth scope. */
export const tokenScope = 'read write'

/** Grant type for a session handed over (`/login-as`, single sign-on): an OAuth extension named by a URI (RFC 6749, section 4.5). */
export const handoverGrant = 'urn:vitrine:grant-type:handover'

/** Grant type for the signature of a passkey, likewise an extension. */
export const passkeyGrant = 'urn:vitrine:grant-type:passkey'

/**
 * Signs in with e-mail and password, or exchanges a refresh token (P-A01), a handover or the signature of a passkey.
 * The fields stay loose here: the token server answers malformed requests itself, as RFC 6749 requires.
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
    /** Second-factor code, after an answer of `second_factor_required`. */
    otp: z.optional(z.string()),
    /** 'true': the session survives closing the browser. */
    stay: z.optional(z.string()),
    refresh_token: z.optional(z.string()),
    /** Handover token; the browser must also send its cookie. */
    token: z.optional(z.string()),
    /** Signature of a passkey (`usedPasskey`) as JSON; the browser must also send the cookie of its challenge. */
    passkey: z.optional(z.string()),
  }),
  output: z.object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds. */
    expires_in: z.number(),
    refresh_token: z.string(),
    /** Seconds the browser stores the tokens; absent: as long as the access token is valid. */
    refresh_token_expires_in: z.optional(z.number()),
    scope: z.string(),
    /** For the advanced-search services, with an expiry of its own. */
    jwt_token: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      /** Seconds. */
      expires_in: z.number(),
    }),
  }),
  status: 200,
})

/** Ends the session of a refresh token (RFC 7009). Unknown tokens get the same answer. */
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
