import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { endSessions } from './end-sessions.ts'
import { setPassword } from './store/accounts.ts'
import { voidOneTimeTokens } from './store/one-time-tokens.ts'

export interface ReplacePasswordOptions {
  /** The password that was checked before: when it is no longer that, nothing happens. */
  readonly from?: string | null
  /** A session that goes on. */
  readonly keepSession?: string
}

/**
 * Gives an account another password, or none, and ends whatever was started with the old one: sessions, and mailed links for a new one.
 * @returns false when the old one was not `from` any longer.
 */
export async function replacePassword(
  db: Transaction<Tables>,
  accountId: string,
  passwordHash: string | null,
  now: Date,
  { from, keepSession }: ReplacePasswordOptions = {},
): Promise<boolean> {
  if (!(await setPassword(db, accountId, passwordHash, from))) return false
  await voidOneTimeTokens(db, accountId, 'reset-password', now)
  await voidOneTimeTokens(db, accountId, 'unlock', now)
  const which = { accountId, ...(keepSession !== undefined && { except: keepSession }) }
  await endSessions(db, which, 'password replaced', now)
  return true
}
