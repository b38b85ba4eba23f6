import { doerOf } from '#server/audit/index.ts'
import { forbidden } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { KnownDoer } from './check-code.ts'
import { sessionKey } from './own-password.ts'

/**
 * Refuses whoever acts under another's name, or was let in on a museum's word alone: they leave the account's keys alone.
 * @throws {CodedError} `forbidden`
 */
export const own = (actor: Actor): Actor => {
  if (actor.bound) throw forbidden()
  return actor
}

/** The person of a session, which is a known place of the account. */
export const knownDoer = (actor: Actor, request: Parameters<typeof doerOf>[1]): KnownDoer => ({
  ...doerOf(actor, request),
  known: sessionKey(actor.sessionId),
})
