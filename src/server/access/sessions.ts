import type { Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { after, earlier, lifetimes } from './lifetimes.ts'
import { hashToken } from './secrets.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { noteAccess } from './store/last-access.ts'
import { insertTokens, type Session } from './store/sessions.ts'

/** A fresh pair of tokens, as the client gets it. Only the hashes are stored. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Gives a session a new pair of tokens, which never outlive it: its person is there, which the museum's list of users tells. */
export async function issuePair(
  db: Transaction<Tables>,
  { id, endsAt, stays }: Pick<Session, 'id' | 'endsAt' | 'stays'>,
  { clock, signedTokens }: { readonly clock: Clock; readonly signedTokens: SignedTokens },
): Promise<TokenPair> {
  const pair = { accessToken: signedTokens.session.make(), refreshToken: signedTokens.session.make() }
  const now = clock()
  const refreshUntil = stays ? endsAt : earlier(after(now, lifetimes.refresh), endsAt)
  const accessUntil = earlier(after(now, lifetimes.access), endsAt)
  await insertTokens(db, id, [
    { kind: 'access', hash: hashToken(pair.accessToken), expiresAt: accessUntil },
    { kind: 'refresh', hash: hashToken(pair.refreshToken), expiresAt: refreshUntil },
  ])
  await noteAccess(db, id, now)
  return pair
}
