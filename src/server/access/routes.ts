import {
  changeMe,
  changeMyLanguage,
  changeMyNotifications,
  readMe,
  returnToOwnSession,
  switchMuseum,
} from '#model/api/me.ts'
import { readPermissions } from '#model/api/platform.ts'
import { issueToken, revokeToken } from '#model/api/token.ts'
import {
  loginAs,
  requestPasswordReset,
  requestUnlock,
  resetPassword,
  unlockSignIn,
} from '#model/api/users.ts'
import { permissions } from '#model/permissions/codes.ts'
import { recordAudit } from '#server/audit/index.ts'
import { type Database, enterMuseum } from '#server/platform/db/index.ts'
import { CodedError, forbidden, notFound } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { type MuseumActor, type Route, route } from '#server/platform/http/index.ts'
import type { Attempts } from './attempts.ts'
import { endSessions } from './end-sessions.ts'
import { type Handover, type HandoverContext, handOver } from './handover.ts'
import { after, earlier, lifetimes } from './lifetimes.ts'
import { chooseNotifications, readCurrentUser, switchToMuseum } from './me.ts'
import type { PasswordReset } from './password-reset.ts'
import { recordStay } from './record-sign-in.ts'
import { returnToOwn } from './return.ts'
import type { SearchTokens } from './search-token.ts'
import { hashToken } from './secrets.ts'
import { ownAccount } from './security/own-account.ts'
import { accountById, setLanguage, setNames } from './store/accounts.ts'
import { activeMember } from './store/memberships.ts'
import { refreshToken, runningSession } from './store/sessions.ts'
import type { TokenModelOptions } from './token-model.ts'
import { answerTokenRequest } from './token-server.ts'
import type { Unlock } from './unlock.ts'

export interface AccessRoutesOptions extends TokenModelOptions {
  readonly attempts: Attempts
  readonly searchTokens: SearchTokens
  readonly passwordReset: PasswordReset
  readonly unlock: Unlock
  readonly publicUrl: () => string
}

export interface LoginAsOptions extends HandoverContext {
  readonly database: Database
}

/**
 * Starts a session as another person of the museum, for the administrator who asks (P-P11), and hands it over to their browser:
 * the client's `/login-as` page enters it.
 * The session ends with the one it was started in, and one returns to that (`return.ts`).
 * @throws {CodedError} `forbidden` for who is someone else already; `not_found` for who is no active member of this museum.
 */
async function loginAsMember(
  { database, ...context }: LoginAsOptions,
  actor: MuseumActor,
  accountId: string,
  client: string,
): Promise<Handover> {
  const { clock } = context
  if (actor.impersonatorId || accountId === actor.accountId) throw forbidden()
  return database.asSystem('login as', async db => {
    const museum = await enterMuseum(db, actor.tenantId)
    const person = (await activeMember(museum, accountId)) && (await accountById(db, accountId))
    if (!person) throw notFound()
    const { firstName, lastName, email } = person
    await recordAudit(museum, { accountId: actor.accountId, client }, 'loginAs', clock(), {
      person: { accountId, name: `${firstName} ${lastName}`.trim(), email },
    })
    const { tenantId, sessionId } = actor
    const own = await runningSession(db, sessionId, clock())
    if (!own) throw new CodedError('invalid_token')
    const endsAt = earlier(own.endsAt, after(clock(), lifetimes.loginAs))
    return handOver(
      db,
      {
        accountId,
        tenantId,
        impersonatorId: actor.accountId,
        bound: true,
        begunBy: 'loginAs',
        begunIn: sessionId,
        endsAt,
        client,
      },
      context,
    )
  })
}

export function accessRoutes(options: AccessRoutesOptions): Route[] {
  const { database, clock, attempts, passwordReset, unlock } = options
  return [
    route(issueToken, ({ request, reply }) => answerTokenRequest(request, reply, options)),

    route(revokeToken, async ({ body, request }) => {
      if (!(await attempts.useToken('session', body.token, request.ip))) return undefined
      await database.asSystem('sign out', async db => {
        const found = await refreshToken(db, hashToken(body.token))
        if (!found) return
        await endSessions(db, { sessionId: found.session.id }, 'signed out', clock())
        const client = request.headers['user-agent'] ?? ''
        await recordStay(db, found.session, 'signOut', { client, at: clock() })
      })
      return undefined
    }),

    route(readMe, ({ actor }) => readCurrentUser(database, actor)),

    route(changeMe, async ({ actor, body }) => {
      await ownAccount(database, actor)
      await database.asSystem('change names', async db => {
        await setNames(db, actor.accountId, body)
        await publish(db, { name: 'me.changed', accountId: actor.accountId })
      })
      return undefined
    }),

    route(changeMyLanguage, async ({ actor, query }) => {
      // Whoever looks in as someone else reads in any language; the mails of that person stay in theirs.
      if (actor.impersonatorId) return undefined
      await database.asSystem('change language', async db => {
        await setLanguage(db, actor.accountId, query.lang)
        await publish(db, { name: 'me.changed', accountId: actor.accountId })
      })
      return undefined
    }),

    route(changeMyNotifications, async ({ actor, body }) => {
      await chooseNotifications(database, await ownAccount(database, actor), body)
      return undefined
    }),

    route(switchMuseum, async ({ actor, body }) => {
      await switchToMuseum(database, actor, body.tenantId)
      return undefined
    }),

    route(readPermissions, async () => [...permissions]),

    route(requestPasswordReset, async ({ body, request }) => {
      if (await attempts.requestReset(body.email, request.ip)) await passwordReset.request(body.email)
      return undefined
    }),

    route(resetPassword, async ({ body, request }) => {
      await attempts.useToken('link', body.token, request.ip)
      await passwordReset.complete(body.token, body.password, request.headers['user-agent'] ?? '')
      return undefined
    }),

    route(requestUnlock, async ({ body, request }) => {
      if (await attempts.requestUnlock(body.email, request.ip)) await unlock.request(body.email)
      return undefined
    }),

    route(unlockSignIn, async ({ body, request, reply }) => {
      await attempts.useToken('link', body.token, request.ip)
      const { email, cookie } = await unlock.complete(body.token)
      reply.header('set-cookie', cookie)
      return { email }
    }),

    route(loginAs, async ({ actor, params, request, reply }) => {
      const client = request.headers['user-agent'] ?? ''
      const { token, cookie } = await loginAsMember(options, actor, params.userId, client)
      reply.header('set-cookie', cookie)
      return { token }
    }),

    route(returnToOwnSession, async ({ actor, reply }) => {
      const { token, cookie } = await returnToOwn(options, actor)
      reply.header('set-cookie', cookie)
      return { token }
    }),
  ]
}
