import {
  changeRole,
  changeUserRights,
  changeUserState,
  createRole,
  deleteRole,
  inviteUser,
  inviteUserAgain,
  listRoles,
  listUsers,
  removeUser,
} from '#model/api/museum-users.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import { type Call, type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import { createMailLimit } from '#server/platform/mail/index.ts'
import { changeRights, changeState, remove } from './change-user.ts'
import { invite, inviteAgain } from './invite.ts'
import { alterRole, makeRole, removeRole } from './roles.ts'
import { rolesOf } from './store/roles.ts'
import { listUsersOf } from './store/users.ts'
import type { Administrator, UsersContext } from './users-context.ts'

export { endInvitations } from './end-invitations.ts'

export { leaveMuseum } from './leave-museum.ts'

const administrator = ({
  actor,
  request,
}: {
  readonly actor: MuseumActor
  readonly request: Call<typeof listUsers>['request']
}): Administrator => ({ ...actor, client: request.headers['user-agent'] ?? '' })

const checkOwn = (actor: MuseumActor, tenantId: string): void => {
  if (tenantId !== actor.tenantId) throw notFound()
}

const hour = 60 * 60

/** Keeps invitations from being used to flood people with mails. */
export interface InvitationLimits {
  /** @throws {CodedError} `too_many_requests`. */
  invite(tenantId: string, email: string): Promise<void>
  /** @throws {CodedError} `too_many_requests`. */
  inviteAgain(tenantId: string, userId: string): Promise<void>
}

/** A museum may have any number of users; within an hour it invites so many, and one person so often, no matter who asks. */
function createInvitationLimits(database: Database): InvitationLimits {
  const mails = createMailLimit(database, 'invite', 10)
  const again = database.limiter({ name: 'invite-again', points: 5, duration: hour })
  return {
    invite: (tenantId, email) => mails.consume(tenantId, email),
    async inviteAgain(tenantId, userId) {
      await mails.consume(tenantId)
      await again.consume(`${tenantId} ${userId}`)
    },
  }
}

/** The users of a museum, for its administrators: list, invitation, rights, state, removal; and its roles. */
export function usersRoutes(context: UsersContext): Route[] {
  const limits = createInvitationLimits(context.database)
  return [
    route(listUsers, async ({ actor, params, query: { page, blocksize } }) => {
      checkOwn(actor, params.tenantId)
      const found = await context.database.inTenant(actor.tenantId, tx => listUsersOf(tx, page, blocksize))
      return { ...found, page, blocksize }
    }),

    route(inviteUser, async call => {
      checkOwn(call.actor, call.params.tenantId)
      await limits.invite(call.actor.tenantId, call.body.email)
      return invite(context, administrator(call), call.body)
    }),

    route(inviteUserAgain, async call => {
      await limits.inviteAgain(call.actor.tenantId, call.params.userId)
      await inviteAgain(context, administrator(call), call.params.userId)
      return undefined
    }),

    route(changeUserRights, call =>
      changeRights(context, administrator(call), call.params.userId, call.body),
    ),

    route(changeUserState, call => changeState(context, administrator(call), call.params.userId, call.body)),

    route(removeUser, async call => {
      await remove(context, administrator(call), call.params.userId)
      return undefined
    }),
    route(listRoles, async ({ actor, params }) => {
      checkOwn(actor, params.tenantId)
      return { result: await context.database.inTenant(actor.tenantId, rolesOf) }
    }),
    route(createRole, call => {
      checkOwn(call.actor, call.params.tenantId)
      return makeRole(context, administrator(call), call.body)
    }),
    route(changeRole, call => {
      checkOwn(call.actor, call.params.tenantId)
      return alterRole(context, administrator(call), call.params.roleId, call.body)
    }),
    route(deleteRole, async call => {
      checkOwn(call.actor, call.params.tenantId)
      await removeRole(context, administrator(call), call.params.roleId, call.query.instead)
      return undefined
    }),
  ]
}
