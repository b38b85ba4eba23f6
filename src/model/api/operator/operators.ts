import { z } from 'zod/mini'
import { checked } from '../../validation/check.ts'
import { email, maxLength, required, type Validator } from '../../validation/validators.ts'
import { endpoint } from '../endpoint.ts'
import { id, language, moment, text } from '../shapes.ts'

/** Operators of the platform: invited by other operators, always with a second factor. */

const operatedOperator = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  /** Authenticator codes, or a passkey. */
  secondFactor: z.boolean(),
  lastAccess: z.nullable(moment),
  since: moment,
})
export type OperatedOperator = z.output<typeof operatedOperator>

const operatorInvitation = z.object({
  accountId: id,
  name: z.string(),
  email: z.string(),
  invitedBy: z.string(),
  invitedAt: moment,
  /** Expiry of the latest link; may be past. */
  expiresAt: moment,
  /** Time at which sending the latest link was given up; null otherwise. */
  mailFailed: z.nullable(moment),
})
export type OperatorInvitation = z.output<typeof operatorInvitation>

export const listOperators = endpoint({
  name: 'operator.operators.list',
  method: 'GET',
  path: '/api/v1/operator/operators',
  access: 'operator',
  summary: 'Operators of the platform, and pending invitations',
  output: z.object({ operators: z.array(operatedOperator), invitations: z.array(operatorInvitation) }),
})

export const inviteValidators = {
  firstName: [required, maxLength(150)],
  lastName: [required, maxLength(150)],
  email: [required, email, maxLength(254)],
} as const satisfies Readonly<Record<string, readonly Validator[]>>

/** 409 at `email` for an operator and for someone already invited; 400 there for a member of a museum. */
export const inviteOperator = endpoint({
  name: 'operator.operators.invite',
  method: 'POST',
  path: '/api/v1/operator/operators',
  access: 'operator',
  summary: 'Invite a person by e-mail to operate the platform',
  body: z.object({
    firstName: z.string().check(z.trim(), checked(...inviteValidators.firstName)),
    lastName: z.string().check(z.trim(), checked(...inviteValidators.lastName)),
    email: z.string().check(z.trim(), checked(...inviteValidators.email)),
    /** Language of the e-mail. */
    language,
  }),
})

const ofAccount = z.object({ accountId: id })

export const inviteOperatorAgain = endpoint({
  name: 'operator.operators.inviteAgain',
  method: 'POST',
  path: '/api/v1/operator/operators/:accountId/invitation',
  access: 'operator',
  summary: 'Send an operator’s invitation again, with a new link',
  params: ofAccount,
})

export const withdrawOperatorInvitation = endpoint({
  name: 'operator.operators.withdraw',
  method: 'DELETE',
  path: '/api/v1/operator/operators/:accountId/invitation',
  access: 'operator',
  summary: 'Withdraw an operator’s invitation: its link stops working',
  params: ofAccount,
})

/**
 * 409 for the last operator who can sign in. Ends the sessions of the removed person and mails them the reason; removing oneself requires
 * `own`.
 */
export const removeOperator = endpoint({
  name: 'operator.operators.remove',
  method: 'POST',
  path: '/api/v1/operator/operators/:accountId/remove',
  access: 'operator',
  summary: 'Remove an operator',
  params: ofAccount,
  body: z.object({
    reason: text(500),
    /** True to remove oneself. */
    own: z.optional(z.boolean()),
  }),
})
