import type { Doer } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { refuseWeakPassword } from '../password-strength/refuse-weak-password.ts'
import { recordForPerson } from '../record-for-person.ts'
import { replacePassword } from '../replace-password.ts'
import { hashPassword } from '../secrets.ts'
import type { Account } from '../store/accounts.ts'
import type { AccountNotices } from './account-notices.ts'

export interface ChangePasswordOptions {
  readonly database: Database
  readonly clock: Clock
  readonly notices: AccountNotices
}

/**
 * Gives the signed-in person, who has proved to be the account's, another password. The asking session stays, all others end (acceptance rows
 * P-A11, P-A12).
 * @throws {CodedError} `invalid_input` at `newPassword`; `conflict` when the password was replaced at the same moment.
 */
export async function changePassword(
  { database, clock, notices }: ChangePasswordOptions,
  { accountId, sessionId, memberships }: Actor,
  account: Account,
  newPassword: string,
  doer: Doer,
): Promise<void> {
  const known = [
    account.email,
    account.firstName,
    account.lastName,
    ...memberships.map(({ museum }) => museum),
  ]
  await refuseWeakPassword(newPassword, known, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await database.asSystem('change the own password', async db => {
    const kept = { from: account.passwordHash, keepSession: sessionId }
    if (!(await replacePassword(db, accountId, passwordHash, clock(), kept))) throw new CodedError('conflict')
    await notices.send(db, account, 'passwordChanged', doer.client ?? '')
    await recordForPerson(db, accountId, doer, 'passwordChanged', clock())
  })
}
