import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { lockAccount } from '../store/accounts.ts'
import { passkeysOf } from '../store/passkeys.ts'
import { secondFactorOf } from '../store/second-factors.ts'

/**
 * Refuses to leave an operator without a second factor; called when one of them was removed, in the same transaction. The account is held, so that of
 * two removed at once the second is refused.
 * @throws {CodedError} `conflict`
 */
export async function refuseLastRemoved(db: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await lockAccount(db, accountId)
  if (!account?.operator || (await secondFactorOf(db, accountId))?.confirmedAt) return
  if ((await passkeysOf(db, accountId)).length === 0)
    throw new CodedError('conflict', { text: 'errors.lastSecondFactor' })
}
