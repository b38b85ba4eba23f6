import { z } from 'zod/mini'
import { emailDomain, issuerAddress } from '../single-sign-on/addresses.ts'
import { connectionProblems } from '../single-sign-on/problems.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, required, type Validator } from '../validation/validators.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './shapes.ts'

/** Signing in with a museum's own service (OpenID Connect): its settings for administrators, and the way in and back. */

const settingsPath = '/api/v1/tenant/:tenantId/single-sign-on'
const administrators = { roles: ['TENANT_ADMIN'] } as const
const params = z.object({ tenantId: id })

export const singleSignOn = z.object({
  /** Null until something is saved. The secret is never told. */
  settings: z.nullable(
    z.object({
      issuer: z.string(),
      clientId: z.string(),
      hasSecret: z.boolean(),
      domains: z.array(z.string()),
      enabled: z.boolean(),
    }),
  ),
  /** To be entered at the service: where it may send people back to. */
  callback: z.string(),
  /** The service may know only the address that all museums shared once: nobody came back to this one yet. */
  callbackPending: z.boolean(),
  /** For the museum's intranet: leads to the service at once. */
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
  summary: 'Settings of the museum’s own sign-in service',
  params,
  output: singleSignOn,
})

const issuer = z.string().check(checked(required, maxLength(500), issuerAddress))

export const mostDomains = 20

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
  summary: 'Set up the museum’s own sign-in service',
  params,
  body: z.object({
    issuer,
    clientId: text(500),
    /** Absent: stays as it is, as long as issuer and client are the same. Null: a client without a secret. */
    clientSecret: z.optional(z.nullable(text(2000))),
    domains: z.array(z.string()).check(checked(emailDomains)),
    enabled: z.boolean(),
  }),
})

/** Ends the sessions that began with it. */
export const removeSingleSignOn = endpoint({
  name: 'singleSignOn.remove',
  method: 'DELETE',
  path: settingsPath,
  access: administrators,
  openWhenExpired: true,
  summary: 'Take the museum’s own sign-in service away',
  params,
})

/** For who was made anew at the service: the next sign-in finds them by their verified address again. 404 for who never came by the service. */
export const releaseFromService = endpoint({
  name: 'singleSignOn.release',
  method: 'DELETE',
  path: `${settingsPath}/people/:userId`,
  access: administrators,
  openWhenExpired: true,
  summary: 'Release a user from their person at the sign-in service',
  params: z.object({ tenantId: id, userId: id }),
})

/** Asks the service for its description, as signing in begins with it. Client and secret show at the first sign-in only. */
export const testSingleSignOn = endpoint({
  name: 'singleSignOn.test',
  method: 'POST',
  path: `${settingsPath}/test`,
  access: administrators,
  openWhenExpired: true,
  summary: 'Try whether a sign-in service answers',
  params,
  body: z.object({ issuer }),
  output: z.object({
    problem: z.nullable(
      z.object({
        kind: z.enum(connectionProblems),
        /** The status it answered with, or the name it goes by. */
        detail: z.string(),
      }),
    ),
  }),
})

const museumWithService = z.object({
  id,
  name: z.string(),
  /** Of the service's address: what the browser shows when one has arrived there. */
  host: z.string(),
})

export type MuseumWithService = z.output<typeof museumWithService>

/** Museums whose people have such addresses. Looks at what stands behind the @ only, so it tells nothing of any person. 404 when there is none. */
export const findSingleSignOn = endpoint({
  name: 'singleSignOn.find',
  method: 'POST',
  path: '/api/v1/public/single-sign-on/museums',
  access: 'public',
  summary: 'Museums with a sign-in service for an e-mail address',
  body: z.object({ email: z.string().check(checked(required, email)) }),
  output: z.object({ museums: z.array(museumWithService) }),
})

/** Told before one leaves for a service that a link names. 404 when the museum has none in use. */
export const describeSingleSignOn = endpoint({
  name: 'singleSignOn.describe',
  method: 'GET',
  path: '/api/v1/public/single-sign-on/:museumId',
  access: 'public',
  summary: 'A museum and the host of its sign-in service',
  params: z.object({ museumId: id }),
  output: museumWithService,
})

/** 404 when the museum has no service in use. */
export const beginSingleSignOn = endpoint({
  name: 'singleSignOn.begin',
  method: 'POST',
  path: '/api/v1/public/single-sign-on',
  access: 'public',
  summary: 'The address at which a museum’s people sign in',
  body: z.object({
    museumId: id,
    /** What was typed already, so that it need not be typed there again. */
    email: z.optional(z.string().check(checked(email))),
    /** Page to come back to. */
    origin: z.optional(z.string().check(checked(maxLength(2000)))),
  }),
  output: z.object({ address: z.string() }),
})

/** Where a museum's service sends people back to, an address of this museum alone; answers by leading on, whatever the outcome. */
export const finishSingleSignOn = endpoint({
  name: 'singleSignOn.finish',
  method: 'GET',
  path: '/api/v1/public/single-sign-on/:museumId/callback',
  access: 'public',
  summary: 'The way back from a sign-in service',
  openInMaintenance: true,
  params: z.object({ museumId: id }),
  query: z.object({
    state: z.optional(z.string()),
  }),
})
