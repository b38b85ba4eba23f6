import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import type { Attempts } from '../attempts.ts'
import { verifyPassword } from '../secrets.ts'
import { type Account, accountById } from '../store/accounts.ts'

/** A session as a known place of its account. */
export const sessionKey = (sessionId: string): string => `session ${sessionId}`

/**
 * Asks who is signed in for the password once more. Guessing is limited as at sign-in, and counted by
 * session: who guesses elsewhere takes no try away.
 * @param field where the form shows that it is wrong
 * @throws {CodedError} `invalid_input`; `too_many_requests`.
 */
export async function checkOwnPassword(
  { database, attempts }: { readonly database: Database; readonly attempts: Attempts },
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
  password: string,
  address: string,
  field: string,
): Promise<Account> {
  const account = await database.asSystem('own password', db => accountById(db, accountId))
  if (!account) throw notFound()
  const attempt = await attempts.signIn(account.email, address, sessionKey(sessionId))
  if (await verifyPassword(account.passwordHash, password)) {
    await attempt.succeeded()
    return account
  }
  await attempt.failed()
  throw new CodedError('invalid_input', { fields: { [field]: { key: 'wrongPassword' } } })
}
