import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { grantablePermissions } from '../permissions/codes.ts'
import { identityStates, museumRoles } from '../permissions/roles.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, required, type Validator } from '../validation/validators.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, text } from './shapes.ts'

/** Administering the users of a museum and its roles (platform specification, sections 4 and 7). `:userId` is a user's `userId`: the account. */

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
  /** The museum's own role that the permissions come from; null for individual rights. */
  namedRole: z.nullable(z.object({ id, name: z.string() })),
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

/** Ids of permissions that can be granted. */
const granted = z.array(z.number()).check(checked(grantableIds))

const rights = {
  /** Administrators hold all, whatever is given here. */
  permissions: granted,
  role: z.enum(museumRoles),
  /** A role of the museum, whose permissions apply in place of those given. Left out or null, the rights are individual. */
  namedRole: z.optional(z.nullable(id)),
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

/** A set of permissions the museum has named. Its members hold its permissions as they are now. */
export const namedRole = z.object({
  id,
  name: z.string(),
  permissions: z.array(z.number()),
  /** Increases with every change. */
  version: z.number(),
  /** Number of users with this role, including invited and suspended ones. */
  members: z.number(),
})

export type NamedRole = z.output<typeof namedRole>

export const roleNameLength = 150

const roleContent = {
  name: z.string().check(z.trim(), checked(required, maxLength(roleNameLength))),
  permissions: granted,
}

const roleOfMuseum = z.object({ tenantId: id, roleId: id })

export const listRoles = endpoint({
  name: 'roles.list',
  method: 'GET',
  path: '/api/v1/tenant/:tenantId/roles',
  access: administrators,
  openWhenExpired: true,
  summary: 'Roles of the museum, by name',
  params: z.object({ tenantId: id }),
  output: z.object({ result: z.array(namedRole) }),
})

/** 409 for a name that another role has. */
export const createRole = endpoint({
  name: 'roles.create',
  method: 'POST',
  path: '/api/v1/tenant/:tenantId/roles',
  access: administrators,
  openWhenExpired: true,
  summary: 'Create a role of the museum',
  params: z.object({ tenantId: id }),
  body: z.object(roleContent),
  output: namedRole,
  status: 201,
})

/** All members of the role hold its new permissions from their next request on. 409 if the version is not the latest, or the name taken. */
export const changeRole = endpoint({
  name: 'roles.change',
  method: 'PUT',
  path: '/api/v1/tenant/:tenantId/roles/:roleId',
  access: administrators,
  openWhenExpired: true,
  summary: 'Change name and permissions of a role',
  params: roleOfMuseum,
  body: z.object({ ...roleContent, version: z.number() }),
  output: namedRole,
})

/** In place of a deleted role: the permissions its members have now, as individual rights. */
export const individualRights = 'individual'

/** 409 for a role that has members, unless `instead` says what they get. */
export const deleteRole = endpoint({
  name: 'roles.delete',
  method: 'DELETE',
  path: '/api/v1/tenant/:tenantId/roles/:roleId',
  access: administrators,
  openWhenExpired: true,
  summary: 'Delete a role; its members keep their permissions as individual rights, or get another role',
  params: roleOfMuseum,
  query: z.object({ instead: z.optional(z.union([z.literal(individualRights), id])) }),
})
