import { z } from 'zod/mini'
import { museumData } from '../museum/museum-data.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, password, required, type Validator } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, language, proof, text } from './shapes.ts'

/** Registration of museums, and invitations. */

const newPasswordValidators = [required, maxLength(200), password] as const
const newPassword = z.string().check(checked(...newPasswordValidators))
const name = z.string().check(z.trim(), checked(required, maxLength(150)))
const token = text(200)

/** The person who registers a museum and becomes its administrator. */
export const administratorValidators = {
  firstName: [required, maxLength(150)],
  lastName: [required, maxLength(150)],
  email: [required, email, maxLength(254)],
  password: newPasswordValidators,
} as const satisfies Readonly<Record<string, readonly Validator[]>>

/** Properties that may already be taken; a 409 lists them in `data.taken`. */
export const takenNames = ['email', 'museum'] as const
export type TakenName = (typeof takenNames)[number]

/**
 * Registers a museum with its first administrator (P-A14). Nothing is created until the mailed link is followed; registering again with the
 * same e-mail replaces the earlier attempt. 409 with `data.taken` for an existing e-mail or museum.
 */
export const registerMuseum = endpoint({
  name: 'registration.register',
  method: 'POST',
  path: '/api/v1/public/tenant',
  access: 'public',
  summary: 'Register a museum: the activation link is sent by e-mail',
  body: z.object({
    museum: z.prefault(museumData, {} as never),
    administrator: z.prefault(
      z.object({
        firstName: name,
        lastName: name,
        email: z.string().check(z.trim(), checked(...administratorValidators.email)),
        password: newPassword,
        language,
      }),
      {} as never,
    ),
    acceptedTcId: id,
    acceptedPrivacyPolicyId: id,
  }),
})

const activated = z.object({
  tenantId: id,
  /** E-mail to sign in with. */
  email: z.string(),
  museum: z.string(),
})

/**
 * Needs both the password and the mailed link, so that registering with someone else's e-mail leads nowhere.
 * 400 at `password` when it differs from the registration's, and the link stays valid; 410 for a link that has expired or was used; 409
 * when the names have been taken since.
 */
export const activateMuseum = endpoint({
  name: 'registration.activate',
  method: 'POST',
  path: '/api/v1/public/tenant/activate',
  access: 'public',
  unlimited: true,
  summary: 'Create the museum of an activated registration',
  body: z.object({ token, password: text(200) }),
  output: activated,
})

/** Fields an invited person without a password fills in. */
const firstSteps = {
  firstName: z.optional(name),
  lastName: z.optional(name),
  password: z.optional(newPassword),
  language: z.optional(language),
}

/**
 * Accepts an invitation. New people give their name and a password; for people with a password the link only adds the membership.
 * 410 for a link that has expired, was used or was withdrawn.
 */
export const activateUser = endpoint({
  name: 'registration.activateUser',
  method: 'POST',
  path: '/api/v1/public/user/activate',
  access: 'public',
  unlimited: true,
  summary: 'Accept an invitation',
  body: z.object({ token, ...firstSteps }),
  output: activated,
})

/**
 * Like `activateUser`, for an invitation to operate the platform. People with a password confirm it: 400 at `currentPassword`, or at `code`
 * when the account has a second factor. A second factor must be set up before the rest of the console works.
 * 410 for a link that has expired, was used or withdrawn; 409 for someone invited to a museum since.
 */
export const activateOperator = endpoint({
  name: 'registration.activateOperator',
  method: 'POST',
  path: '/api/v1/public/operator/activate',
  access: 'public',
  unlimited: true,
  summary: 'Accept an invitation to operate the platform',
  body: z.object({ token, ...firstSteps, currentPassword: z.optional(proof.password), code: proof.code }),
  output: z.object({
    /** E-mail to sign in with. */
    email: z.string(),
  }),
})

/** Purposes of mailed links: found a museum, join one, operate the platform, choose a password, recognise a browser. */
export const linkTypes = ['TENANT', 'USER', 'OPERATOR', 'RESET', 'UNLOCK'] as const
export type LinkType = (typeof linkTypes)[number]

const linkStatus = z.enum(['ACTIVE', 'EXPIRED'])

/**
 * The steps around an activation. CHECK: returns the purpose of a link. NEW_LINK: mails a new link to the same address, even after expiry;
 * links for a password or a browser are requested by e-mail instead, and invited operators ask the person who invited them. Unknown, used and
 * expired links disclose nothing.
 */
export const activationStep = endpoint({
  name: 'registration.step',
  method: 'POST',
  path: '/api/v1/public/user/activation',
  access: 'public',
  unlimited: true,
  summary: 'Purpose of a mailed link; a new link for an expired one',
  body: z.object({
    tokenValue: token,
    stepName: z.enum(['CHECK', 'NEW_LINK']),
    type: z.enum(linkTypes),
    additionalInfo: z.optional(z.record(z.string(), z.unknown())),
  }),
  output: z.object({
    status: linkStatus,
    museum: z.optional(z.string()),
    email: z.optional(z.string()),
    /** True when the person already has a password and only needs to accept. */
    known: z.optional(z.boolean()),
    /** True when the account's second factor is needed. */
    withCode: z.optional(z.boolean()),
    /** Name from the invitation, for new people. */
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
  }),
})

/** Returns the state of any mailed link without using it; unknown and used ones are EXPIRED. */
export const readTokenStatus = endpoint({
  name: 'registration.token',
  method: 'GET',
  path: '/api/v1/public/user/token',
  access: 'public',
  unlimited: true,
  summary: 'Whether a mailed link is still valid',
  query: z.object({ token }),
  output: z.object({ status: linkStatus }),
})
