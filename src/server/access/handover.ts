import { timingSafeEqual } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { Transaction } from 'kysely'
import type { Clock } from '#server/platform/clock.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { privateCookie } from '#server/platform/http/index.ts'
import { after, lifetimes } from './lifetimes.ts'
import { hashToken, makeToken } from './secrets.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { insertOneTimeToken, oneTimeToken } from './store/one-time-tokens.ts'
import { insertSession, type NewSession, runningSession, type Session } from './store/sessions.ts'

/** Token and cookie that hand over a new session: the token travels in an address, the cookie stays in the browser that may enter. */
export interface Handover {
  readonly token: string
  /** A header `Set-Cookie`. */
  readonly cookie: string
}

const cookieName = 'handover'

export const handoverRefused = () => new CodedError('invalid_grant', { text: 'errors.handover' })

export interface HandoverContext {
  readonly clock: Clock
  readonly publicUrl: () => string
  readonly signedTokens: SignedTokens
}

/**
 * Hands a session over to the browser that gets this answer, and to no other. A link alone must not sign in anybody who follows it: they would work
 * under a name that is not theirs (login CSRF; RFC 6749, section 10.12). So the link's token counts only together with a cookie.
 */
export async function handOverSession(
  db: Transaction<Tables>,
  { id: sessionId, accountId }: Pick<Session, 'id' | 'accountId'>,
  { clock, publicUrl, signedTokens }: HandoverContext,
): Promise<Handover> {
  const [token, secret] = [signedTokens.handover.make(), makeToken()]
  await insertOneTimeToken(
    db,
    {
      hash: hashToken(token),
      purpose: 'handover',
      accountId,
      sessionId,
      binding: hashToken(secret),
      expiresAt: after(clock(), lifetimes.handover),
    },
    clock(),
  )
  const cookie = privateCookie(
    { name: cookieName, value: secret, path: '/oauth', maxAge: lifetimes.handover },
    publicUrl,
  )
  return { token, cookie }
}

/** Starts a session and hands it over. */
export const handOver = async (
  db: Transaction<Tables>,
  session: NewSession,
  context: HandoverContext,
): Promise<Handover> =>
  handOverSession(db, { id: await insertSession(db, session), accountId: session.accountId }, context)

/**
 * The session a token hands over, when the browser that shows it holds the cookie. Does not use the token up.
 * @throws {CodedError} `invalid_grant`
 */
export async function handedOver(
  db: Transaction<Tables>,
  token: string,
  cookies: string | undefined,
  now: Date,
): Promise<Session> {
  const secret = parseCookie(cookies ?? '')[cookieName]
  const found = await oneTimeToken(db, hashToken(token), 'handover', now)
  if (!secret || !found?.active || !found.binding || !found.sessionId) throw handoverRefused()
  if (!timingSafeEqual(hashToken(secret), found.binding)) throw handoverRefused()
  const session = await runningSession(db, found.sessionId, now)
  if (!session) throw handoverRefused()
  return session
}
