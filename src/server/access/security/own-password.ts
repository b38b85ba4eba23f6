import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import type { Attempts } from '../attempts.ts'
import { verifyPassword } from '../secrets.ts'
import { type Account, accountById } from '../store/accounts.ts'

/**
 * Asks who is signed in for the password once more. Guessing counts as guessing at sign-in does, by the same counters.
 * @param field where the form shows that it is wrong
 * @throws {CodedError} `invalid_input`; `too_many_requests`.
 */
export async function checkOwnPassword(
  { database, attempts }: { readonly database: Database; readonly attempts: Attempts },
  accountId: string,
  password: string,
  address: string,
  field: string,
): Promise<Account> {
  const account = await database.asSystem('own password', db => accountById(db, accountId))
  if (!account) throw notFound()
  const attempt = await attempts.signIn(account.email, address)
  if (await verifyPassword(account.passwordHash, password)) {
    await attempt.succeeded()
    return account
  }
  await attempt.failed()
  throw new CodedError('invalid_input', { fields: { [field]: { key: 'wrongPassword' } } })
}
