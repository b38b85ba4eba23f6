import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment, proof, text } from './shapes.ts'

/** Binary data as WebAuthn encodes it in JSON. */
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(20_000))

/** At most 1,023 bytes (WebAuthn, section 4), as base64url. */
const credentialId = bytes.check(z.maxLength(1364))

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

/** Transport by which an authenticator is reached; browsers need it again at the next sign-in. */
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

/** A newly created passkey (RegistrationResponseJSON; WebAuthn, section 5.1). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
})

/** A signed challenge (AuthenticationResponseJSON), sent as the field `passkey` of the token request. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }),
})

export const listMyPasskeys = endpoint({
  name: 'me.passkeys.list',
  method: 'GET',
  path: '/api/v1/me/passkeys',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Your passkeys, oldest first',
  output: z.array(
    z.object({
      id,
      name: z.string(),
      createdAt: moment,
      lastUsedAt: z.nullable(moment),
      /** Synchronised to other devices of the person. */
      backedUp: z.boolean(),
    }),
  ),
})

/** From then on the passkey signs in without password and code. */
export const beginPasskey = endpoint({
  name: 'me.passkeys.begin',
  method: 'POST',
  path: '/api/v1/me/passkeys/options',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Options for the browser to create a passkey',
  body: z.object(proof),
  output: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    /** Milliseconds. */
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(
      z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
})

/** 410 when the challenge has expired or was used; 409 for a passkey that is already registered. */
export const addPasskey = endpoint({
  name: 'me.passkeys.add',
  method: 'POST',
  path: '/api/v1/me/passkeys',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Add a passkey created by the browser',
  body: z.object({ name: text(80), passkey: madePasskey }),
})

export const removePasskey = endpoint({
  name: 'me.passkeys.remove',
  method: 'POST',
  path: '/api/v1/me/passkeys/:id/remove',
  access: 'signedIn',
  summary: 'Remove a passkey: it no longer signs in',
  params: z.object({ id }),
  body: z.object(proof),
})

/** The same for everyone: the device knows which passkey fits. The answer sets a cookie that must accompany the signature. */
export const beginPasskeySignIn = endpoint({
  name: 'token.passkey',
  method: 'POST',
  path: '/oauth/passkey',
  access: 'public',
  openInMaintenance: true,
  summary: 'Options for the browser to sign in with a passkey',
  output: z.object({
    rpId: z.string(),
    challenge: z.string(),
    /** Milliseconds. */
    timeout: z.number(),
    userVerification: z.literal('required'),
  }),
})
