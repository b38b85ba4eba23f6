import { z } from 'zod/mini'
import { languages } from '../languages.ts'
import { grantablePermissions } from '../permissions/codes.ts'
import { identityStates, museumRoles } from '../permissions/roles.ts'
import { checked } from '../validation/check.ts'
import { email, maxLength, required, type Validator } from '../validation/validators.ts'
import { wholeNumber } from './cards/whole-number.ts'
import { endpoint } from './endpoint.ts'
import { id, moment, text } from './shapes.ts'

/** Administration of a museum's users and roles. `:userId` is a user's `userId`: the account. */

const administrators = { roles: ['TENANT_ADMIN'] } as const

/**
 * A user as administrators see them. `permissions` are the granted ids, without those that follow from them.
 * Until an invitation is accepted, the museum knows only what it says about the person.
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
  /** The museum's own role that the permissions come from; null for individual permissions. */
  namedRole: z.nullable(z.object({ id, name: z.string() })),
  lastAccess: z.nullable(moment),
  /** True when signing in with the password requires a code. */
  secondFactor: z.boolean(),
  /** True when the account is bound to a person of the museum's SSO. */
  signOn: z.boolean(),
})

export type MuseumUser = z.output<typeof museumUser>

const grantable: ReadonlySet<unknown> = new Set(grantablePermissions.map(permission => permission.id))

const grantableIds: Validator = value =>
  Array.isArray(value) && value.every(permission => grantable.has(permission)) ? undefined : { key: 'choice' }

/** Ids of permissions that can be granted. */
const granted = z.array(z.number()).check(checked(grantableIds))

const rights = {
  /** Ignored for administrators, who have all permissions. */
  permissions: granted,
  role: z.enum(museumRoles),
  /** A role of the museum, whose permissions replace those given. Null or absent for individual permissions. */
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

/** Inviting a person again replaces the pending invitation, whose link becomes invalid. 409 for an existing user. */
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

/** Suspended users are signed out immediately. Only the invited person can accept an invitation. */
export const changeUserState = endpoint({
  name: 'users.state',
  method: 'PUT',
  path: '/api/v1/identity/:userId/state',
  access: administrators,
  openWhenExpired: true,
  summary: 'Suspend or reactivate a user',
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
  summary: 'Remove a user from the museum; their records keep their name',
  params: userId,
})

/** A named set of permissions. Changes apply to its members immediately. */
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

/** 409 when another role has the name. */
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

/**
 * All members of the role have its new permissions from their next request on. 409 if the version is not the latest, or the name is taken.
 */
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

/** The alternative to another role when one is deleted: members keep its permissions as individual ones. */
export const individualRights = 'individual'

/** 409 for a role with members, unless `instead` names their new role. */
export const deleteRole = endpoint({
  name: 'roles.delete',
  method: 'DELETE',
  path: '/api/v1/tenant/:tenantId/roles/:roleId',
  access: administrators,
  openWhenExpired: true,
  summary: 'Delete a role; its members keep its permissions as individual ones, or get another role',
  params: roleOfMuseum,
  query: z.object({ instead: z.optional(z.union([z.literal(individualRights), id])) }),
})
