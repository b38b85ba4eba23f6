import { z } from 'zod/mini'
import { emailDomain, issuerAddress } from '../single-sign-on/addresses.ts'
import { connectionProblems } from '../single-sign-on/problems.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, required, type Validator } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './shapes.ts'

/** Single sign-on with a museum's own service (OpenID Connect): settings for administrators, and the sign-in flow. */

const settingsPath = '/api/v1/tenant/:tenantId/single-sign-on'
const administrators = { roles: ['TENANT_ADMIN'] } as const
const params = z.object({ tenantId: id })

export const singleSignOn = z.object({
  /** Null until something is saved. The secret is never returned. */
  settings: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      domains: z.array(z.string()),
      enabled: z.boolean(),
    }),
  ),
  /** Redirect address to register at the service. */
  callback: z.string(),
  /** The service may still be set to the redirect address that all museums once shared: no one has returned to this one yet. */
  callbackPending: z.boolean(),
  /** Address for the museum's intranet that leads straight to the service. */
  direct: z.string(),
})

export type SingleSignOn = z.output<typeof singleSignOn>
export type SingleSignOnSettings = NonNullable<SingleSignOn['settings']>

export const readSingleSignOn = endpoint({
  name: 'singleSignOn.read',
  method: 'GET',
  path: settingsPath,
  access: administrators,
  openWhenExpired: true,
  summary: 'Settings of the museum’s SSO',
  params,
  output: singleSignOn,
})

const issuer = z.string().check(checked(required, maxLength(500), issuerAddress))

const mostDomains = 20

const emailDomains: Validator = value => {
  const domains = Array.isArray(value) ? value : []
  if (domains.length === 0) return { key: 'required' }
  if (domains.length > mostDomains) return { key: 'tooMany', params: { max: mostDomains } }
  return domains.some(emailDomain) ? { key: 'domain' } : undefined
}

export const saveSingleSignOn = endpoint({
  name: 'singleSignOn.save',
  method: 'PUT',
  path: settingsPath,
  access: administrators,
  openWhenExpired: true,
  summary: 'Set up the museum’s SSO',
  params,
  body: z.object({
    issuer,
    clientId: text(500),
    /** Absent: unchanged, as long as issuer and client are the same. Null: a client without a secret. */
    clientSecret: z.optional(z.nullable(text(2000))),
    domains: z.array(z.string()).check(checked(emailDomains)),
    enabled: z.boolean(),
  }),
})

/** Ends the sessions that were started through it. */
export const removeSingleSignOn = endpoint({
  name: 'singleSignOn.remove',
  method: 'DELETE',
  path: settingsPath,
  access: administrators,
  openWhenExpired: true,
  summary: 'Remove the museum’s SSO',
  params,
})

/**
 * For people whose account at the service was recreated: the next sign-in finds them by their verified address again. 404 for someone who
 * never used the service.
 */
export const releaseFromService = endpoint({
  name: 'singleSignOn.release',
  method: 'DELETE',
  path: `${settingsPath}/people/:userId`,
  access: administrators,
  openWhenExpired: true,
  summary: 'Unbind a user from their account at the SSO service',
  params: z.object({ tenantId: id, userId: id }),
})

/** Fetches the service's metadata, the first step of a sign-in. Client and secret are only tested by the first sign-in. */
export const testSingleSignOn = endpoint({
  name: 'singleSignOn.test',
  method: 'POST',
  path: `${settingsPath}/test`,
  access: administrators,
  openWhenExpired: true,
  summary: 'Test the connection to an SSO service',
  params,
  body: z.object({ issuer }),
  output: z.object({
    problem: z.nullable(
      z.object({
        kind: z.enum(connectionProblems),
        /** HTTP status of the answer, or the issuer it names. */
        detail: z.string(),
      }),
    ),
  }),
})

const museumWithService = z.object({
  id,
  name: z.string(),
  /** Host of the service, to compare with the browser's address bar on arrival. */
  host: z.string(),
})

export type MuseumWithService = z.output<typeof museumWithService>

/**
 * Finds museums by the domain of an e-mail address. The part before the @ is ignored, so nothing about a person is revealed. 404 when there
 * is none.
 */
export const findSingleSignOn = endpoint({
  name: 'singleSignOn.find',
  method: 'POST',
  path: '/api/v1/public/single-sign-on/museums',
  access: 'public',
  summary: 'Museums with SSO for an e-mail address',
  body: z.object({ email: z.string().check(checked(required, email)) }),
  output: z.object({ museums: z.array(museumWithService) }),
})

/** Shown before leaving for a service through a link. 404 when the museum has none in use. */
export const describeSingleSignOn = endpoint({
  name: 'singleSignOn.describe',
  method: 'GET',
  path: '/api/v1/public/single-sign-on/:museumId',
  access: 'public',
  summary: 'A museum and the host of its SSO service',
  params: z.object({ museumId: id }),
  output: museumWithService,
})

/** 404 when the museum has no service in use. */
export const beginSingleSignOn = endpoint({
  name: 'singleSignOn.begin',
  method: 'POST',
  path: '/api/v1/public/single-sign-on',
  access: 'public',
  summary: 'Start a sign-in with the museum’s SSO',
  body: z.object({
    museumId: id,
    /** The e-mail already typed, passed on to the service. */
    email: z.optional(z.string().check(checked(email))),
    /** Page to return to. */
    origin: z.optional(z.string().check(checked(maxLength(2000)))),
  }),
  output: z.object({ address: z.string() }),
})

/** Redirect address of a museum's service, specific to this museum; always redirects, whatever the outcome. */
export const finishSingleSignOn = endpoint({
  name: 'singleSignOn.finish',
  method: 'GET',
  path: '/api/v1/public/single-sign-on/:museumId/callback',
  access: 'public',
  summary: 'Redirect address for SSO services',
  openInMaintenance: true,
  params: z.object({ museumId: id }),
  query: z.object({
    state: z.optional(z.string()),
  }),
})
