import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import { publish } from '#server/platform/events/index.ts'
import { setPassword } from './store/accounts.ts'
import { endSessions } from './store/sessions.ts'

/** Gives an account another password, or none, and ends whatever was begun with the old one. */
export async function replacePassword(
  db: Transaction<Tables>,
  accountId: string,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  await setPassword(db, accountId, passwordHash)
  for (const sessionId of await endSessions(db, { accountId }, 'password replaced', now)) {
    await publish(db, { name: 'session.ended', sessionId })
  }
}
