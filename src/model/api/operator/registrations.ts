import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, moment, text } from '../shapes.ts'
import { numberFrom } from '../vocabularies/shapes.ts'

/** A registration whose mailed link has not been followed yet. */
const pendingRegistration = z.object({
  id,
  museum: z.string(),
  name: z.string(),
  email: z.string(),
  registeredAt: moment,
  /** Expiry of the latest link; may be past. */
  expiresAt: moment,
  /** Time at which sending the latest link was given up; null otherwise. */
  mailFailed: z.nullable(moment),
})
export type PendingRegistration = z.output<typeof pendingRegistration>

export const listRegistrations = endpoint({
  name: 'operator.registrations.list',
  method: 'GET',
  path: '/api/v1/operator/registrations',
  access: 'operator',
  summary: 'Registrations of museums that have not been activated yet, newest first',
  query: z.object({
    /** Words of the museum, the person or the e-mail address. */
    q: z.optional(z.string().check(z.maxLength(200))),
    page: numberFrom(0, 100_000),
    blocksize: numberFrom(1, 100),
  }),
  output: z.object({ result: z.array(pendingRegistration), totalSize: z.number() }),
})

const ofRegistration = z.object({ id })

export const mailRegistrationAgain = endpoint({
  name: 'operator.registrations.mailAgain',
  method: 'POST',
  path: '/api/v1/operator/registrations/:id/mail',
  access: 'operator',
  summary: 'Send the link of a registration again; earlier links stop working',
  params: ofRegistration,
})

/** Only the entry in the operators' log remains. The person may register again. */
export const deleteRegistration = endpoint({
  name: 'operator.registrations.delete',
  method: 'POST',
  path: '/api/v1/operator/registrations/:id/delete',
  access: 'operator',
  summary: 'Refuse a registration with an explanatory e-mail, or delete it without one',
  params: ofRegistration,
  body: z.object({
    reason: text(500),
    /** True to mail the reason to the person. */
    mailed: z.boolean(),
  }),
})
