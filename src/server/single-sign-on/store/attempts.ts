import type { Transaction } from 'kysely'
import { retentionStart } from '#server/platform/db/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A way to the service and back. */
export interface Attempt {
  readonly museumId: string
  /** Hash of what the browser keeps. */
  readonly binding: Buffer
  readonly origin: string | null
  /** Time at which the settings it was started with were saved. */
  readonly settingsAt: Date
}

export async function insertAttempt(
  db: Transaction<Tables>,
  {
    stateHash,
    museumId,
    binding,
    origin,
    settingsAt,
    expiresAt,
  }: Attempt & { stateHash: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sign_on_attempt')
    .values({
      state_hash: stateHash,
      museum_id: museumId,
      binding,
      origin,
      settings_at: settingsAt,
      expires_at: expiresAt,
    })
    .execute()
}

/** Takes an attempt out, for good: whatever becomes of it, it does not come twice. Undefined when it is unknown or expired. */
export const takeAttempt = (
  db: Transaction<Tables>,
  stateHash: Buffer,
  now: Date,
): Promise<Attempt | undefined> =>
  db
    .deleteFrom('sign_on_attempt')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returning(['museum_id as museumId', 'binding', 'origin', 'settings_at as settingsAt'])
    .executeTakeFirst()

export async function deleteExpiredAttempts(db: Transaction<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_on_attempt')
    .where('expires_at', '<', await retentionStart(db, 'signIns', now))
    .execute()
}
