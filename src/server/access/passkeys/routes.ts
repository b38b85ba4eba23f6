import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listMyPasskeys,
  removePasskey,
} from '#model/api/passkeys.ts'
import { doerOf } from '#server/audit/index.ts'
import type { Database } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { Attempts } from '../attempts.ts'
import { refuseBesidePasskey } from '../security/last-second-factor.ts'
import { knownDoer, own } from '../security/own-account.ts'
import { checkOwnPassword } from '../security/own-password.ts'
import type { SecondFactor } from '../security/second-factor.ts'
import type { Passkeys } from './passkeys.ts'

export interface PasskeyRoutesOptions {
  readonly database: Database
  readonly attempts: Attempts
  readonly secondFactor: Pick<SecondFactor, 'prove'>
  readonly passkeys: Passkeys
}

/** Passkeys of the own account, and the challenge for signing in with one; its answer goes to the token address. */
export function passkeyRoutes(options: PasskeyRoutesOptions): Route[] {
  const { secondFactor, passkeys } = options
  return [
    route(listMyPasskeys, ({ actor }) => passkeys.list(own(actor).accountId)),

    route(beginPasskey, async ({ actor, body, request }) => {
      await refuseBesidePasskey(options.database, actor)
      const account = await checkOwnPassword(options, own(actor), body.password, request.ip, 'password')
      await secondFactor.prove(account, body.code, knownDoer(actor, request))
      return passkeys.begin(account, actor.sessionId)
    }),

    route(addPasskey, async ({ actor, body, request }) => {
      await refuseBesidePasskey(options.database, actor)
      await passkeys.add(own(actor), body, doerOf(actor, request))
      return undefined
    }),

    route(removePasskey, async ({ actor, params, body, request }) => {
      const account = await checkOwnPassword(options, own(actor), body.password, request.ip, 'password')
      await passkeys.remove(account, params.id, doerOf(actor, request))
      return undefined
    }),

    route(beginPasskeySignIn, async ({ request, reply }) => {
      const { options: answer, cookie } = await passkeys.beginSignIn(request.headers.cookie)
      reply.header('set-cookie', cookie)
      return answer
    }),
  ]
}
