import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { grantablePermissions } from '../permissions/codes.ts'
import { identityStates, museumRoles } from '../permissions/roles.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, required, type Validator } from '../validation/validators.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, text } from './shapes.ts'

/** Administering the users of a museum (platform specification, sections 4 and 7). `:userId` is a user's `userId`: the account. */

const administrators = { roles: ['TENANT_ADMIN'] } as const

/**
 * A user as administrators see them. `permissions` are ids of what was granted; what follows from it is not among them.
 * Of an invited person a museum knows what the invitation said, until it is accepted.
 */
export const museumUser = z.object({
  id,
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.object({ url: z.string() })),
  role: z.enum(museumRoles),
  state: z.enum(identityStates),
  permissions: z.array(z.number()),
  lastAccess: z.nullable(moment),
  /** Signing in with the password asks for a code. */
  secondFactor: z.boolean(),
  /** The account belongs to a person of the museum's sign-in service. */
  signOn: z.boolean(),
})

export type MuseumUser = z.output<typeof museumUser>

const grantable: ReadonlySet<unknown> = new Set(grantablePermissions.map(permission => permission.id))

const grantableIds: Validator = value =>
  Array.isArray(value) && value.every(permission => grantable.has(permission)) ? undefined : { key: 'choice' }

const rights = {
  /** Ids of permissions that can be granted. Administrators hold all, whatever stands here. */
  permissions: z.array(z.number()).check(checked(grantableIds)),
  role: z.enum(museumRoles),
}

export const listUsers = endpoint({
  name: 'users.list',
  method: 'GET',
  path: '/api/v1/tenant/:tenantId/users',
  access: administrators,
  openWhenExpired: true,
  summary: 'Users of the museum',
  params: z.object({ tenantId: id }),
  query: z.object({
    page: z._default(wholeNumber(0, 1_000_000), 0),
    blocksize: z._default(wholeNumber(1, 10_000), 10_000),
  }),
  output: z.object({
    result: z.array(museumUser),
    totalSize: z.number(),
    page: z.number(),
    blocksize: z.number(),
  }),
})

/** Who was invited and has not answered is invited anew: the earlier link dies. 409 for who is a user already. */
export const inviteUser = endpoint({
  name: 'users.invite',
  method: 'POST',
  path: '/api/v1/tenant/:tenantId/users',
  access: administrators,
  openWhenExpired: true,
  summary: 'Invite a person to the museum by e-mail',
  params: z.object({ tenantId: id }),
  body: z.object({
    ...rights,
    email: z.string().check(checked(required, email, maxLength(254))),
    firstName: text(150),
    lastName: text(150),
    language: z.enum(languages),
  }),
  output: museumUser,
  status: 201,
})

const userId = z.object({ userId: id })

export const inviteUserAgain = endpoint({
  name: 'users.inviteAgain',
  method: 'POST',
  path: '/api/v1/identity/:userId/invitation',
  access: administrators,
  openWhenExpired: true,
  summary: 'Send the invitation again, with a new link',
  params: userId,
})

export const changeUserRights = endpoint({
  name: 'users.rights',
  method: 'PUT',
  path: '/api/v1/identity/:userId/permissions',
  access: administrators,
  openWhenExpired: true,
  summary: 'Change role and permissions of a user',
  params: userId,
  body: z.object(rights),
  output: museumUser,
})

/** Suspended users are signed out at once. An invitation is accepted by its person only. */
export const changeUserState = endpoint({
  name: 'users.state',
  method: 'PUT',
  path: '/api/v1/identity/:userId/state',
  access: administrators,
  openWhenExpired: true,
  summary: 'Suspend a user, or let them in again',
  params: userId,
  body: z.object({ state: z.enum(['ACTIVE', 'SUSPENDED']) }),
  output: museumUser,
})

export const removeUser = endpoint({
  name: 'users.remove',
  method: 'DELETE',
  path: '/api/v1/identity/:userId',
  access: administrators,
  openWhenExpired: true,
  summary: 'Remove a user from the museum; what they made keeps their name',
  params: userId,
})
