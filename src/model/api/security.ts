import { z } from 'zod/mini'
import { sessionOrigins } from '../session-origins.ts'
import { checked } from '../validation/check.ts'
import { maxLength, password, required } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, proof, text } from './shapes.ts'

/**
 * Security of one's own account. All of these answer 403 in a session that cannot change the account: signed in as someone else, or through
 * a museum's SSO.
 */

/** Changing the second factor needs a current code. */
const withCode = z.object({ ...proof, code: text(40) })

/** Shown once; the server stores hashes only. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Ends all other sessions of the person; 400 at `currentPassword` when it is wrong, and at `code` as for `proof` (P-A11, P-A12). */
export const changeMyPassword = endpoint({
  name: 'me.password',
  method: 'PUT',
  path: '/api/v1/me/password',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Change your password; all other sessions end',
  body: z.object({
    currentPassword: proof.password,
    newPassword: z.string().check(checked(required, maxLength(200), password)),
    code: proof.code,
  }),
})

export const runningSession = z.object({
  id,
  /** User agent as the browser sent it; unverified. */
  client: z.string(),
  createdAt: moment,
  /** Time its tokens were last renewed; an active browser renews them hourly. */
  lastSeenAt: moment,
  /** Time it ends regardless of use. */
  endsAt: moment,
  begunBy: z.enum(sessionOrigins),
  /** True when the session survives closing the browser. */
  stays: z.boolean(),
  /** True for the session making the request. */
  current: z.boolean(),
  /** The person who signed in as this one, if any. */
  by: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
})

export const listMySessions = endpoint({
  name: 'me.sessions.list',
  method: 'GET',
  path: '/api/v1/me/sessions',
  access: 'signedIn',
  summary: 'Your sessions, last active first',
  output: z.array(runningSession),
})

export const endMySession = endpoint({
  name: 'me.sessions.end',
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id',
  access: 'signedIn',
  summary: 'End one of your sessions',
  params: z.object({ id }),
})

export const endMySessions = endpoint({
  name: 'me.sessions.endAll',
  method: 'DELETE',
  path: '/api/v1/me/sessions',
  access: 'signedIn',
  summary: 'End all your other sessions, or all of them',
  query: z.object({
    /** 'true': ends this session as well. */
    here: z.optional(z.enum(['true', 'false'])),
  }),
})

export const readSecondFactor = endpoint({
  name: 'me.secondFactor.read',
  method: 'GET',
  path: '/api/v1/me/second-factor',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Whether sign-in asks for a code, and the number of recovery codes left',
  output: z.object({ since: z.nullable(moment), recoveryCodesLeft: z.number() }),
})

/** 409 when it is already on. Sign-in is unchanged until it is confirmed. */
export const beginSecondFactor = endpoint({
  name: 'me.secondFactor.begin',
  method: 'POST',
  path: '/api/v1/me/second-factor',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'A secret for an authenticator app',
  output: z.object({
    /** Base 32, for typing. */
    secret: z.string(),
    /** The same as a URI for QR codes. */
    uri: z.string(),
  }),
})

export const confirmSecondFactor = endpoint({
  name: 'me.secondFactor.confirm',
  method: 'POST',
  path: '/api/v1/me/second-factor/confirm',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Confirm that the app shows the right codes; from then on sign-in asks for one',
  body: withCode,
  output: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  name: 'me.secondFactor.renewCodes',
  method: 'POST',
  path: '/api/v1/me/second-factor/recovery-codes',
  access: 'signedIn',
  summary: 'New recovery codes; earlier ones stop working',
  body: withCode,
  output: recoveryCodes,
})

export const switchOffSecondFactor = endpoint({
  name: 'me.secondFactor.switchOff',
  method: 'POST',
  path: '/api/v1/me/second-factor/off',
  access: 'signedIn',
  summary: 'Turn the second factor off',
  body: withCode,
})
