import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

export interface NewOneTimeToken {
  readonly hash: Buffer
  readonly accountId: string
  readonly purpose: 'reset-password'
  readonly expiresAt: Date
}

/** Keeps a mailed link's hash; earlier links of the same purpose stop working. */
export async function insertOneTimeToken(
  db: Transaction<Tables>,
  token: NewOneTimeToken,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('account_id', '=', token.accountId)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .execute()
  await db
    .insertInto('one_time_token')
    .values({
      hash: token.hash,
      account_id: token.accountId,
      purpose: token.purpose,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Uses a link up. @returns whose it is; undefined when unknown, used or expired. */
export async function useOneTimeToken(
  db: Transaction<Tables>,
  hash: Buffer,
  purpose: NewOneTimeToken['purpose'],
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}
