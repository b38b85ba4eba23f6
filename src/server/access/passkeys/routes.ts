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
import { own, ownAccount } from '../security/own-account.ts'
import type { Proofs } from '../security/proofs.ts'
import type { Passkeys } from './passkeys.ts'

export interface PasskeyRoutesOptions {
  readonly database: Database
  readonly proofs: Proofs
  readonly passkeys: Passkeys
}

/** Passkeys of the own account, and the challenge for signing in with one; its answer goes to the token address. */
export function passkeyRoutes({ database, proofs, passkeys }: PasskeyRoutesOptions): Route[] {
  return [
    route(listMyPasskeys, ({ actor }) => passkeys.list(own(actor).accountId)),

    route(beginPasskey, async ({ actor, body, request }) => {
      const account = await proofs.oneself(actor, body, request)
      return passkeys.begin(account, actor.sessionId)
    }),

    route(addPasskey, async ({ actor, body, request }) => {
      await passkeys.add(await ownAccount(database, actor), body, doerOf(actor, request))
      return undefined
    }),

    route(removePasskey, async ({ actor, params, body, request }) => {
      const account = await proofs.oneself(actor, body, request)
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
