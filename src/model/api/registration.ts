import { z } from 'zod/mini'
import { museumData } from '../museum/museum-data.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, password, required, type Validator } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, language, proof, text } from './shapes.ts'

/** Museums that come in, and people who were invited (platform specification, section 7). */

const newPasswordValidators = [required, maxLength(200), password] as const
const newPassword = z.string().check(checked(...newPasswordValidators))
const name = z.string().check(z.trim(), checked(required, maxLength(150)))
const token = text(200)

/** Who registers a museum and will administer it. */
export const administratorValidators = {
  firstName: [required, maxLength(150)],
  lastName: [required, maxLength(150)],
  email: [required, email, maxLength(254)],
  password: newPasswordValidators,
} as const satisfies Readonly<Record<string, readonly Validator[]>>

/** What can be taken already, as a 409 says it in `data.taken`. */
export const takenNames = ['email', 'museum'] as const
export type TakenName = (typeof takenNames)[number]

/**
 * A museum registers itself, with its first administrator (acceptance row P-A14). Nothing exists before the mailed link is followed; who
 * registers once more with the same e-mail replaces what was sent before. 409 with `data.taken` for an e-mail or a museum that is there.
 */
export const registerMuseum = endpoint({
  name: 'registration.register',
  method: 'POST',
  path: '/api/v1/public/tenant',
  access: 'public',
  summary: 'Register a museum: mails the link that activates it',
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
  /** Whom to sign in. */
  email: z.string(),
  museum: z.string(),
})

/**
 * Whoever registers with somebody else's e-mail knows the password, and whoever reads the mail has the link: both together are one person.
 * 400 at `password` where it is not the one of the registration, and the link stays good; 410 for a link that has expired or was used; 409
 * where the names were taken meanwhile.
 */
export const activateMuseum = endpoint({
  name: 'registration.activate',
  method: 'POST',
  path: '/api/v1/public/tenant/activate',
  access: 'public',
  unlimited: true,
  summary: 'Found the museum whose registration link was followed',
  body: z.object({ token, password: text(200) }),
  output: activated,
})

/** What an invited person without a password gives. */
const firstSteps = {
  firstName: z.optional(name),
  lastName: z.optional(name),
  password: z.optional(newPassword),
  language: z.optional(language),
}

/**
 * An invited person comes in. Who has no password yet gives names and one; of who has one the link changes nothing but the membership.
 * 410 for a link that has expired, was used or taken back.
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
 * As `activateUser`, for an invitation to operate the platform. Who has a password already proves it: 400 at `currentPassword`, or at `code` where
 * the account has a second factor. Before anything else of the console works, a second factor is set up.
 * 410 for a link that has expired, was used or withdrawn; 409 for who was invited to a museum since.
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
    /** Whom to sign in. */
    email: z.string(),
  }),
})

/** What mailed links are for: founding a museum, joining one, operating the platform, choosing a password, making a browser known. */
export const linkTypes = ['TENANT', 'USER', 'OPERATOR', 'RESET', 'UNLOCK'] as const
export type LinkType = (typeof linkTypes)[number]

const linkStatus = z.enum(['ACTIVE', 'EXPIRED'])

/**
 * The steps around an activation. CHECK: what a link is for. NEW_LINK: mails another one to the address the first was mailed to, also when
 * that has expired; of a link for a password or a browser, the person asks by e-mail instead, and who was invited to operate the platform asks who
 * invited them. Of a link that is not known, was used or has expired nothing is told.
 */
export const activationStep = endpoint({
  name: 'registration.step',
  method: 'POST',
  path: '/api/v1/public/user/activation',
  access: 'public',
  unlimited: true,
  summary: 'What a mailed link is for; a new one for one that has expired',
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
    /** Whether the person has a password already, and only accepts. */
    known: z.optional(z.boolean()),
    /** Whether the account has a second factor, where it is asked for. */
    withCode: z.optional(z.boolean()),
    /** As the invitation named who is new. */
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
  }),
})

/** Of all mailed links alike, without using one up; what is unknown or used is EXPIRED. */
export const readTokenStatus = endpoint({
  name: 'registration.token',
  method: 'GET',
  path: '/api/v1/public/user/token',
  access: 'public',
  unlimited: true,
  summary: 'Whether a mailed link is still good',
  query: z.object({ token }),
  output: z.object({ status: linkStatus }),
})
