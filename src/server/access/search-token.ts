import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import { deriveKey } from '#server/platform/derive-key.ts'
import { lifetimes } from './lifetimes.ts'
import type { Session } from './store/sessions.ts'

const audience = 'advanced-search'

/** Contents of a search token: who, where, in which session. */
export interface SearchClaims {
  readonly accountId: string
  readonly tenantId: string
  readonly sessionId: string
}

export interface SearchTokens {
  sign(session: Session): Promise<string>
  /** @returns undefined for a token that is not ours, was tampered with, or has expired. */
  verify(token: string): Promise<SearchClaims | undefined>
}

/** JSON web tokens for the advanced-search services (P-A09), signed with a key of their own. */
export function createSearchTokens(secret: string, clock: Clock): SearchTokens {
  const key = deriveKey(secret, 'search token')
  return {
    sign: session =>
      new SignJWT({ tid: session.tenantId ?? '', sid: session.id })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(session.accountId)
        .setAudience(audience)
        .setIssuedAt(clock())
        .setExpirationTime(new Date(clock().getTime() + lifetimes.jwt * 1000))
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          audience,
          algorithms: ['HS256'],
          currentDate: clock(),
          requiredClaims: ['sub', 'tid', 'sid', 'exp'],
        })
        return {
          accountId: String(payload.sub),
          tenantId: String(payload.tid),
          sessionId: String(payload.sid),
        }
      } catch {
        return undefined
      }
    },
  }
}
