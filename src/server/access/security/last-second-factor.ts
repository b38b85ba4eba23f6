import type { Transaction } from 'kysely'
import type { Database } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { holdAccount } from '../store/accounts.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { secondFactorOf } from '../store/second-factors.ts'

/**
 * Refuses to leave an operator without a second factor; called when one of them was removed, in the same transaction. The account is held, so that of
 * two removed at once the second is refused.
 * @throws {CodedError} `conflict`
 */
export async function refuseLastRemoved(db: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await holdAccount(db, accountId)
  if (!account?.operator || (await secondFactorOf(db, accountId))?.confirmedAt) return
  if ((await passkeysOf(db, accountId)).length === 0)
    throw new CodedError('conflict', { text: 'errors.lastSecondFactor' })
}

/**
 * Refuses whoever owes a second factor, has a passkey and signed in with the password alone: a stranger who learnt the password could set up a
 * second factor of their own, choose another password, take the data along or delete the account.
 * @throws {CodedError} `second_factor_demanded`
 */
export async function refuseBesidePasskey(
  database: Database,
  { accountId, secondFactorMissing }: Actor,
): Promise<void> {
  if (!secondFactorMissing) return
  const passkeys = await database.asSystem('own passkeys', db => passkeysOf(db, accountId))
  if (passkeys.length > 0) throw new CodedError('second_factor_demanded', { text: 'errors.passkeyDemanded' })
}
