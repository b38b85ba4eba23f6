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
import { type Route, route } from '#server/platform/http/index.ts'
import { type ChangePasswordOptions, changePassword } from './change-password.ts'
import { knownDoer, own, ownAccount } from './own-account.ts'
import type { Proofs } from './proofs.ts'
import type { SecondFactor } from './second-factor.ts'
import { endOwnSession, endOwnSessions, listOwnSessions } from './session-list.ts'

export interface SecurityRoutesOptions extends ChangePasswordOptions {
  readonly secondFactor: SecondFactor
  readonly proofs: Proofs
}

/** How one keeps the own account to oneself: password, sessions, second factor. */
export function securityRoutes(options: SecurityRoutesOptions): Route[] {
  const { database, secondFactor, proofs } = options
  return [
    route(changeMyPassword, async ({ actor, body: { currentPassword, newPassword, code }, request }) => {
      const proof = { password: currentPassword, code }
      const account = await proofs.oneself(actor, proof, request, 'currentPassword')
      await changePassword(options, actor, account, newPassword, doerOf(actor, request))
      return undefined
    }),

    route(listMySessions, async ({ actor }) => listOwnSessions(options, await ownAccount(database, actor))),

    route(endMySession, async ({ actor, params, request }) => {
      await endOwnSession(options, await ownAccount(database, actor), params.id, doerOf(actor, request))
      return undefined
    }),

    route(endMySessions, async ({ actor, query, request }) => {
      const here = query.here === 'true'
      await endOwnSessions(options, await ownAccount(database, actor), here, doerOf(actor, request))
      return undefined
    }),

    route(readSecondFactor, ({ actor }) => secondFactor.read(own(actor).accountId)),

    route(beginSecondFactor, async ({ actor }) => {
      const { accountId, person } = await ownAccount(database, actor)
      return secondFactor.begin({ accountId, email: person.email })
    }),

    route(confirmSecondFactor, async ({ actor, body, request }) => {
      const account = await proofs.password(actor, body.password, request)
      const doer = knownDoer(actor, request)
      return { recoveryCodes: await secondFactor.confirm(account, body.code, doer, actor.sessionId) }
    }),

    route(renewRecoveryCodes, async ({ actor, body, request }) => {
      const account = await proofs.password(actor, body.password, request)
      return { recoveryCodes: await secondFactor.renewCodes(account, body.code, knownDoer(actor, request)) }
    }),

    route(switchOffSecondFactor, async ({ actor, body, request }) => {
      const account = await proofs.password(actor, body.password, request)
      await secondFactor.switchOff(account, body.code, knownDoer(actor, request))
      return undefined
    }),
  ]
}
