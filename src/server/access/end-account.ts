import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { endSessions } from './end-sessions.ts'
import { type Account, isOperator } from './store/accounts.ts'
import {
  deleteAccount,
  forgetAddress,
  lockOperators,
  lockUnattached,
  lockWithMemberships,
} from './store/ended-accounts.ts'

/**
 * Deletes an account whose memberships have ended, with everything that belongs to the person alone: password, sessions, passkeys, second
 * factor, links, and what is kept under their e-mail address. Other people's rows keep the name they were written with.
 * @returns the key of the picture, which leaves the storage by itself, and whether it was an operator's; `lastOperator` and `isMember` when the account must stay; `gone` when there is none.
 */
export async function endAccount(
  db: Transaction<Tables>,
  accountId: string,
  now: Date,
): Promise<
  { readonly avatar: string | null; readonly operator: boolean } | 'lastOperator' | 'isMember' | 'gone'
> {
  // All operators in one order, so that of the last two who leave at once the second finds themselves alone.
  const operators = (await isOperator(db, accountId)) ? await lockOperators(db) : []
  const account = await lockWithMemberships(db, accountId)
  if (!account) return 'gone'
  if (account.operator && operators.every(({ id }) => id === accountId)) return 'lastOperator'
  if (account.memberships > 0) return 'isMember'
  await end(db, account, now)
  return { avatar: account.avatar, operator: account.operator }
}

/**
 * Deletes an account as `endAccount` does, where its last museum has gone and nothing else needs it: no other museum, not the operators, no
 * invitation by either.
 * @returns the key of the picture; undefined where the account stays.
 */
export async function endUnattachedAccount(
  db: Transaction<Tables>,
  accountId: string,
  now: Date,
): Promise<{ readonly avatar: string | null } | undefined> {
  const account = await lockUnattached(db, accountId)
  if (account) await end(db, account, now)
  return account && { avatar: account.avatar }
}

async function end(
  db: Transaction<Tables>,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await endSessions(db, { accountId }, 'account deleted', now)
  await forgetAddress(db, email)
  await deleteAccount(db, accountId)
}
