import { z } from 'zod/mini'
import { sessionOrigins } from '../session-origins.ts'
import { checked } from '../validation/check.ts'
import { maxLength, password, required } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, proof, text } from './shapes.ts'

/**
 * How one keeps the own account to oneself. All of these answer 403 in a session that leaves the account alone: as somebody else, or let in
 * by a museum's own sign-in service.
 */

/** The second factor changes with a code of its own. */
const withCode = z.object({ ...proof, code: text(40) })

/** Shown once; the server keeps no more than hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/**
 * Ends all other sessions of the person; 400 at `currentPassword` when that is wrong, and at `code` as for `proof` (acceptance rows P-A11, P-A12).
 */
export const changeMyPassword = endpoint({
  name: 'me.password',
  method: 'PUT',
  path: '/api/v1/me/password',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Change the own password; all other sessions end',
  body: z.object({
    currentPassword: proof.password,
    newPassword: z.string().check(checked(required, maxLength(200), password)),
    code: proof.code,
  }),
})

export const runningSession = z.object({
  id,
  /** What the browser said it is; may be anything. */
  client: z.string(),
  createdAt: moment,
  /** When its tokens were last renewed, which a browser in use does every hour. */
  lastSeenAt: moment,
  /** When it ends, whatever is done in it. */
  endsAt: moment,
  begunBy: z.enum(sessionOrigins),
  /** The browser keeps it when it is closed. */
  stays: z.boolean(),
  /** The session that asks. */
  current: z.boolean(),
  /** Who signed in as this person, if it was somebody else. */
  by: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
})

export const listMySessions = endpoint({
  name: 'me.sessions.list',
  method: 'GET',
  path: '/api/v1/me/sessions',
  access: 'signedIn',
  summary: 'Where the own account is signed in, last seen first',
  output: z.array(runningSession),
})

export const endMySession = endpoint({
  name: 'me.sessions.end',
  method: 'DELETE',
  path: '/api/v1/me/sessions/:id',
  access: 'signedIn',
  summary: 'Sign the own account out of one place',
  params: z.object({ id }),
})

export const endMySessions = endpoint({
  name: 'me.sessions.endAll',
  method: 'DELETE',
  path: '/api/v1/me/sessions',
  access: 'signedIn',
  summary: 'Sign the own account out everywhere else, or everywhere',
  query: z.object({
    /** 'true': here as well. */
    here: z.optional(z.enum(['true', 'false'])),
  }),
})

export const readSecondFactor = endpoint({
  name: 'me.secondFactor.read',
  method: 'GET',
  path: '/api/v1/me/second-factor',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Whether signing in asks for a code, and how many recovery codes are left',
  output: z.object({ since: z.nullable(moment), recoveryCodesLeft: z.number() }),
})

/** 409 when it is on already. Nothing changes at sign-in before it is confirmed. */
export const beginSecondFactor = endpoint({
  name: 'me.secondFactor.begin',
  method: 'POST',
  path: '/api/v1/me/second-factor',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'A secret for a device that makes codes',
  output: z.object({
    /** Base 32, for typing. */
    secret: z.string(),
    /** The same as an address that apps read from a QR code. */
    uri: z.string(),
  }),
})

export const confirmSecondFactor = endpoint({
  name: 'me.secondFactor.confirm',
  method: 'POST',
  path: '/api/v1/me/second-factor/confirm',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Show that the device makes the right codes; from now on signing in asks for one',
  body: withCode,
  output: recoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  name: 'me.secondFactor.renewCodes',
  method: 'POST',
  path: '/api/v1/me/second-factor/recovery-codes',
  access: 'signedIn',
  summary: 'New recovery codes; the earlier ones stop working',
  body: withCode,
  output: recoveryCodes,
})

export const switchOffSecondFactor = endpoint({
  name: 'me.secondFactor.switchOff',
  method: 'POST',
  path: '/api/v1/me/second-factor/off',
  access: 'signedIn',
  summary: 'Sign in by password alone again',
  body: withCode,
})
