import {
  beginSecondFactor,
  changeMyPassword,
  confirmSecondFactor,
  endMySession,
  endMySessions,
  listMySessions,
  readSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '#model/api/security.ts'
import { doerOf } from '#server/audit/index.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import { type ChangePasswordOptions, changePassword } from './change-password.ts'
import { refuseBesidePasskey } from './last-second-factor.ts'
import { knownDoer, own } from './own-account.ts'
import { checkOwnPassword } from './own-password.ts'
import type { SecondFactor } from './second-factor.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from './session-list.ts'

export interface SecurityRoutesOptions extends ChangePasswordOptions {
  readonly secondFactor: SecondFactor
}

/** How one keeps the own account to oneself: password, sessions, second factor. */
export function securityRoutes(options: SecurityRoutesOptions): Route[] {
  const { secondFactor } = options
  const proven = (actor: Actor, { password }: { readonly password: string }, address: string) =>
    checkOwnPassword(options, own(actor), password, address, 'password')

  return [
    route(changeMyPassword, async ({ actor, body, request }) => {
      await refuseBesidePasskey(options.database, actor)
      await changePassword(options, own(actor), body, doerOf(actor, request), request.ip)
      return undefined
    }),

    route(listMySessions, ({ actor }) => listOwnSessions(options, own(actor))),

    route(endMySession, async ({ actor, params, request }) => {
      await endOwnSession(options, own(actor), params.id, doerOf(actor, request))
      return undefined
    }),

    route(endMySessions, async ({ actor, query, request }) => {
      await endOwnSessions(options, own(actor), query.here === 'true', doerOf(actor, request))
      return undefined
    }),

    route(readSecondFactor, ({ actor }) => secondFactor.read(own(actor).accountId)),

    route(beginSecondFactor, async ({ actor }) => {
      await refuseBesidePasskey(options.database, actor)
      return secondFactor.begin({ accountId: own(actor).accountId, email: actor.person.email })
    }),

    route(confirmSecondFactor, async ({ actor, body, request }) => {
      await refuseBesidePasskey(options.database, actor)
      const account = await proven(actor, body, request.ip)
      const doer = knownDoer(actor, request)
      return { recoveryCodes: await secondFactor.confirm(account, body.code, doer, actor.sessionId) }
    }),

    route(renewRecoveryCodes, async ({ actor, body, request }) => {
      const account = await proven(actor, body, request.ip)
      return { recoveryCodes: await secondFactor.renewCodes(account, body.code, knownDoer(actor, request)) }
    }),

    route(switchOffSecondFactor, async ({ actor, body, request }) => {
      const account = await proven(actor, body, request.ip)
      await secondFactor.switchOff(account, body.code, knownDoer(actor, request))
      return undefined
    }),
  ]
}
