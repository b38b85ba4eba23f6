import { z } from 'zod/mini'
import { retentionNames } from '../retention/retentions.ts'
import { endpoint } from './endpoint.ts'
import { id, proof, text } from './shapes.ts'

/**
 * A person's own data: export and deletion. Except for reading retention periods, all answer 403 in a session that cannot change the
 * account: signed in as someone else, or through a museum's SSO.
 */

/** Typed as a confirmation; 400 at `email` when it differs. */
const confirmed = z.object({ email: text(320), ...proof })

const retention = z.object({
  name: z.enum(retentionNames),
  /** Null when it is not deleted automatically. */
  days: z.nullable(z.int()),
})

export const readRetention = endpoint({
  name: 'retention.read',
  method: 'GET',
  path: '/api/v1/retention',
  access: 'signedIn',
  openWithoutSecondFactor: true,
  summary: 'Retention periods',
  output: z.array(retention),
})

export const exportMyData = endpoint({
  name: 'me.data.export',
  method: 'POST',
  path: '/api/v1/me/data',
  access: 'signedIn',
  reads: true,
  openWhenExpired: true,
  openWhenSuspended: true,
  openWithoutSecondFactor: true,
  summary: 'All your personal data, as a ZIP of JSON files with a README',
  body: z.object(proof),
})

/** 409 for the last active administrator of the museum. */
export const leaveMyMuseum = endpoint({
  name: 'me.museums.leave',
  method: 'POST',
  path: '/api/v1/me/museums/:tenantId/leave',
  access: 'signedIn',
  openWhenExpired: true,
  openWhenSuspended: true,
  openWithoutSecondFactor: true,
  summary: 'Leave a museum',
  params: z.object({ tenantId: id }),
  body: confirmed,
})

/** 409 for the last active administrator of a museum, which is named, and for the last operator. */
export const deleteMyAccount = endpoint({
  name: 'me.account.delete',
  method: 'POST',
  path: '/api/v1/me/account/delete',
  access: 'signedIn',
  openWhenExpired: true,
  openWhenSuspended: true,
  openWithoutSecondFactor: true,
  summary: 'Leave all museums and delete your account',
  body: confirmed,
})
