import { parseCookie, stringifySetCookie } from 'cookie'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { after, lifetimes } from '../lifetimes.ts'
import { hashToken, makeToken } from '../secrets.ts'
import type { SessionTokens } from '../session-tokens.ts'
import { insertChallenge, takeChallenge } from '../store/passkeys.ts'

export interface ChallengesOptions {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: () => string
  readonly sessionTokens: SessionTokens
}

/** Challenges for devices to sign: each once, within minutes, and for the holder that asked for it. */
export interface Challenges {
  /** @param holder secret of the browser, or the session */
  begin(holder: string): Promise<string>
  /** Uses a challenge up. @returns false when it is not good for this holder. */
  take(challenge: string, holder: string): Promise<boolean>
  /** The secret that a browser shows in its cookie. */
  holderOf(cookies: string | undefined): string | undefined
  /** A secret for a browser (the one it has, so that its other tabs go on), with the header `Set-Cookie` that stores it. */
  newHolder(cookies: string | undefined): { readonly holder: string; readonly cookie: string }
}

const cookieName = 'passkey'

export function createChallenges({
  database,
  clock,
  publicUrl,
  sessionTokens,
}: ChallengesOptions): Challenges {
  const holderOf = (cookies: string | undefined) => {
    const value = parseCookie(cookies ?? '')[cookieName]
    return value !== undefined && sessionTokens.isOurs(value) ? value : undefined
  }
  return {
    holderOf,
    async begin(holder) {
      const challenge = makeToken()
      const expiresAt = after(clock(), lifetimes.passkeyChallenge)
      await database.asSystem('begin a passkey challenge', db =>
        insertChallenge(db, { hash: hashToken(challenge), binding: hashToken(holder), expiresAt }),
      )
      return challenge
    },
    take: (challenge, holder) =>
      database.asSystem('take a passkey challenge', db =>
        takeChallenge(db, hashToken(challenge), hashToken(holder), clock()),
      ),
    newHolder(cookies) {
      const holder = holderOf(cookies) ?? sessionTokens.make()
      const cookie = stringifySetCookie({
        name: cookieName,
        value: holder,
        path: '/oauth',
        httpOnly: true,
        sameSite: 'strict',
        secure: publicUrl().startsWith('https:'),
        maxAge: lifetimes.passkeyChallenge,
      })
      return { holder, cookie }
    },
  }
}
