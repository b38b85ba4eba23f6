import type { Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { after, lifetimes } from './lifetimes.ts'
import { hashToken } from './secrets.ts'
import type { SessionTokens } from './session-tokens.ts'
import { noteAccess } from './store/last-access.ts'
import { insertTokens } from './store/sessions.ts'

/** A fresh pair of tokens, as the client gets it. Only the hashes are stored. */
export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Gives a session a new pair of tokens: its person is there, which the museum's list of users tells. */
export async function issuePair(
  db: Transaction<Tables>,
  sessionId: string,
  { clock, sessionTokens }: { readonly clock: Clock; readonly sessionTokens: SessionTokens },
): Promise<TokenPair> {
  const pair = { accessToken: sessionTokens.make(), refreshToken: sessionTokens.make() }
  await insertTokens(db, sessionId, [
    { kind: 'access', hash: hashToken(pair.accessToken), expiresAt: after(clock(), lifetimes.access) },
    { kind: 'refresh', hash: hashToken(pair.refreshToken), expiresAt: after(clock(), lifetimes.refresh) },
  ])
  await noteAccess(db, sessionId, clock())
  return pair
}
