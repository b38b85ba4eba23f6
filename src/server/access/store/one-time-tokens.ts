import type { Transaction } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'
import type { OneTimePurpose } from '../tables.ts'

/** Whom and what a link is for. */
export interface OneTimeSubject {
  readonly accountId: string
  /** The museum an invitation is to. */
  readonly museumId?: string | null
  /** The session a handover is of. */
  readonly sessionId?: string | null
  /** Hash of what the browser must hold besides. */
  readonly binding?: Buffer | null
}

export interface NewOneTimeToken extends OneTimeSubject {
  readonly hash: Buffer
  readonly purpose: OneTimePurpose
  readonly expiresAt: Date
}

/** Purposes of links that anybody may ask for: a new one leaves earlier ones as they are, so that nobody ends what another was mailed. */
const askedByAnybody: ReadonlySet<OneTimePurpose> = new Set(['reset-password', 'unlock'])

/**
 * Stores a link's hash. Earlier links of the same purpose (an invitation: to the same museum; a handover: of the same session) stop working, unless
 * anybody may ask for them.
 */
export async function insertOneTimeToken(
  db: Transaction<Tables>,
  token: NewOneTimeToken,
  now: Date,
): Promise<void> {
  const { museumId = null, sessionId = null } = token
  if (!askedByAnybody.has(token.purpose))
    await db
      .updateTable('one_time_token')
      .set({ used_at: now })
      .where('account_id', '=', token.accountId)
      .where('purpose', '=', token.purpose)
      .where('museum_id', 'is not distinct from', museumId)
      .where('session_id', 'is not distinct from', sessionId)
      .where('used_at', 'is', null)
      .execute()
  await db
    .insertInto('one_time_token')
    .values({
      hash: token.hash,
      account_id: token.accountId,
      purpose: token.purpose,
      museum_id: museumId,
      session_id: sessionId,
      binding: token.binding ?? null,
      expires_at: token.expiresAt,
    })
    .execute()
}

const subjectColumns = [
  'account_id as accountId',
  'museum_id as museumId',
  'session_id as sessionId',
  'binding',
] as const

/** Uses a link up. @returns whose it is; undefined when unknown, used or expired. */
export const useOneTimeToken = (
  db: Transaction<Tables>,
  hash: Buffer,
  purpose: OneTimePurpose,
  now: Date,
): Promise<OneTimeSubject | undefined> =>
  db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(subjectColumns)
    .executeTakeFirst()

/** Returns the purpose of a link and whether it is still good, without using it up; undefined when unknown. */
export async function oneTimeToken(
  db: Transaction<Tables>,
  hash: Buffer,
  purpose: OneTimePurpose,
  now: Date,
): Promise<(OneTimeSubject & { readonly active: boolean }) | undefined> {
  const row = await db
    .selectFrom('one_time_token')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .select([...subjectColumns, 'used_at', 'expires_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { used_at, expires_at, ...subject } = row
  return { ...subject, active: used_at === null && expires_at > now }
}

/** Makes the links of an account for a purpose good for nothing. */
export async function voidOneTimeTokens(
  db: Transaction<Tables>,
  accountId: string,
  purpose: OneTimePurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
