import type { Transaction } from 'kysely'
import { doerOf } from '#server/audit/index.ts'
import { type Database, enterPerson } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError, forbidden } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { isOperator } from '../store/accounts.ts'
import { demandsSecondFactor } from '../store/memberships.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { secondFactorOf } from '../store/second-factors.ts'
import type { KnownDoer } from './check-code.ts'

/** A session as a known place of its account. */
export const sessionKey = (sessionId: string): string => `session ${sessionId}`

/**
 * Refuses people who act under another's name, or was let in on a museum's word alone: they leave the account's keys alone.
 * @throws {CodedError} `forbidden`
 */
export const own = (actor: Actor): Actor => {
  if (actor.bound) throw forbidden()
  return actor
}

/**
 * True where a passkey is the second factor and the session was started with the password alone. An account has one set of keys for all its
 * museums: it counts that one of them demands a second factor, not that the session works there now.
 */
export async function owesPasskey(
  db: Transaction<Tables>,
  { accountId, begunBy }: Pick<Actor, 'accountId' | 'begunBy'>,
): Promise<boolean> {
  if (begunBy !== 'password' || (await secondFactorOf(db, accountId))?.confirmedAt) return false
  if ((await passkeysOf(db, accountId)).length === 0) return false
  await enterPerson(db, accountId)
  return (await isOperator(db, accountId)) || (await demandsSecondFactor(db, accountId))
}

/**
 * Refuses, besides whom `own` refuses, people who still owe a passkey: a stranger who learnt the password could set up a second factor of their own,
 * choose another password, sign the person out, take the data along or delete the account.
 * @throws {CodedError} `forbidden`; `second_factor_demanded`.
 */
export async function ownAccount(database: Database, actor: Actor): Promise<Actor> {
  if (await database.asSystem('is a passkey owed', db => owesPasskey(db, own(actor))))
    throw new CodedError('second_factor_demanded', { text: 'errors.passkeyDemanded' })
  return actor
}

/** The person of a session, which is a known place of the account. */
export const knownDoer = (actor: Actor, request: Parameters<typeof doerOf>[1]): KnownDoer => ({
  ...doerOf(actor, request),
  known: sessionKey(actor.sessionId),
})
