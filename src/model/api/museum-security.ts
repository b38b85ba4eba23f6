import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './shapes.ts'

/** What a museum demands of everybody who signs in to it. */

const path = '/api/v1/tenant/:tenantId/security'
const administrators = { roles: ['TENANT_ADMIN'] } as const
const params = z.object({ tenantId: id })

const demands = {
  /** Of everybody who signs in with a password; who has none sets one up before anything else. */
  secondFactor: z.boolean(),
  /** Nobody enters but by the museum's own sign-in service. */
  signOn: z.boolean(),
}

/** Why the museum's own service cannot be demanded. */
export const signOnObstacles = ['noService', 'notBySignOn'] as const

export const readMuseumSecurity = endpoint({
  name: 'museumSecurity.read',
  method: 'GET',
  path,
  access: administrators,
  openWhenExpired: true,
  summary: 'What the museum demands at sign-in',
  params,
  output: z.object({
    ...demands,
    signOnObstacle: z.nullable(z.enum(signOnObstacles)),
    /** Active users with neither codes nor a passkey, whom the demand of a second factor stops at once. */
    withoutSecondFactor: z.object({ users: z.number(), self: z.boolean() }),
  }),
})

/**
 * Demanding the own service ends all sessions that did not begin with it. 409 unless who asks came in by it: so it works, and somebody can
 * take the demand back.
 */
export const saveMuseumSecurity = endpoint({
  name: 'museumSecurity.save',
  method: 'PUT',
  path,
  access: administrators,
  openWhenExpired: true,
  summary: 'Demand a second factor, or the museum’s own sign-in service',
  params,
  body: z.object(demands),
})
