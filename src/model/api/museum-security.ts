import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** Sign-in requirements of a museum. */

const path = '/api/v1/tenant/:tenantId/security'
const administrators = { roles: ['TENANT_ADMIN'] } as const
const params = z.object({ tenantId: id })

const demands = {
  /** Second factor for everyone who signs in with a password; those without one set it up first. */
  secondFactor: z.boolean(),
  /** Access through the museum's SSO only. */
  signOn: z.boolean(),
}

/** Reason why SSO cannot be made mandatory. */
const signOnObstacles = ['noService', 'notBySignOn'] as const

export const readMuseumSecurity = endpoint({
  name: 'museumSecurity.read',
  method: 'GET',
  path,
  access: administrators,
  openWhenExpired: true,
  summary: 'Sign-in requirements of the museum',
  params,
  output: z.object({
    ...demands,
    signOnObstacle: z.nullable(z.enum(signOnObstacles)),
    /** Active users with neither codes nor a passkey, whom a mandatory second factor would lock out immediately. */
    withoutSecondFactor: z.object({ users: z.number(), self: z.boolean() }),
  }),
})

/**
 * Making SSO mandatory ends all sessions that did not start with it. 409 unless the caller came in by SSO: this proves that it works, and
 * that someone can lift the requirement again.
 */
export const saveMuseumSecurity = endpoint({
  name: 'museumSecurity.save',
  method: 'PUT',
  path,
  access: administrators,
  openWhenExpired: true,
  summary: 'Require a second factor, or the museum’s SSO',
  params,
  body: z.object(demands),
})
