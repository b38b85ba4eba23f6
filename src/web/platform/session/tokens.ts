import type { OutputOf } from '#model/api/endpoint.ts'
import type { issueToken } from '#model/api/token.ts'

/** Five minutes before its end a token is exchanged. */
export const refreshWindowMs = 300_000

export interface StoredToken {
  readonly accessToken: string
  readonly tokenType: string
  readonly refreshToken: string
  /** Milliseconds since 1970: now + seconds x 1000 when it was issued. */
  readonly expiresAt: number
  /** An administrator signed in as this person (P-R02). */
  readonly loggedAs: boolean
}

/** For the advanced-search services. */
export interface StoredJwt {
  readonly accessToken: string
  readonly expiresAt: number
}

/** The tokens of this browser. The cookies are the truth that all tabs share; a tab keeps a copy only to outlive their expiry. */
export interface TokenStore {
  read(): StoredToken | undefined
  readJwt(): StoredJwt | undefined
  /** Stores a fresh answer of the token address and returns what was stored. */
  write(answer: OutputOf<typeof issueToken>, options: { readonly loggedAs: boolean }): StoredToken
  /** Removes the tokens from all tabs. */
  clear(): void
  /** Another tab took them away: this tab's copy goes, and whatever is in the cookies since then stays. */
  forget(): void
}

interface CookieEnvironment {
  readonly document: Pick<Document, 'cookie'>
  readonly secure: boolean
  readonly now: () => number
}

const readCookie = (cookies: string, name: string): Record<string, unknown> | undefined => {
  const pair = cookies.split('; ').find(part => part.startsWith(`${name}=`))
  if (!pair) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(name.length + 1)))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const tokenOf = (value: Record<string, unknown> | undefined): StoredToken | undefined =>
  value && typeof value.access_token === 'string' && typeof value.refresh_token === 'string'
    ? {
        accessToken: value.access_token,
        tokenType: String(value.token_type ?? 'Bearer'),
        refreshToken: value.refresh_token,
        expiresAt: Number(value.expires_at),
        loggedAs: value.logged_as === true,
      }
    : undefined

/** Stores the tokens in the cookies `token` and `jwt_token`, for the life of the access token (P-A02) or, if chosen, of the session. */
export function createTokenStore({ document, secure, now }: CookieEnvironment): TokenStore {
  let copy: StoredToken | undefined

  const put = (name: string, value: unknown, expiresAt: number) => {
    document.cookie = [
      `${name}=${encodeURIComponent(JSON.stringify(value))}`,
      'Path=/',
      'SameSite=Strict',
      `Expires=${new Date(expiresAt).toUTCString()}`,
      ...(secure ? ['Secure'] : []),
    ].join('; ')
  }

  return {
    read() {
      const stored = tokenOf(readCookie(document.cookie, 'token'))
      if (stored) copy = stored
      // Cookie gone before its time: another tab signed out. Gone in time (a laptop that slept): the refresh token may still be good.
      else if (copy && copy.expiresAt > now()) copy = undefined
      return copy
    },
    readJwt() {
      const value = readCookie(document.cookie, 'jwt_token')
      return value && typeof value.access_token === 'string'
        ? { accessToken: value.access_token, expiresAt: Number(value.expires_at) }
        : undefined
    },
    write(answer, { loggedAs }) {
      const { access_token, token_type, refresh_token, refresh_token_expires_in, jwt_token } = answer
      const expiresAt = now() + answer.expires_in * 1000
      const jwtExpiresAt = now() + jwt_token.expires_in * 1000
      put(
        'token',
        { access_token, token_type, refresh_token, expires_at: expiresAt, logged_as: loggedAs },
        // A session that stays outlives the browser, and its access token.
        refresh_token_expires_in === undefined ? expiresAt : now() + refresh_token_expires_in * 1000,
      )
      put('jwt_token', { access_token: jwt_token.access_token, expires_at: jwtExpiresAt }, jwtExpiresAt)
      copy = {
        accessToken: access_token,
        tokenType: token_type,
        refreshToken: refresh_token,
        expiresAt,
        loggedAs,
      }
      return copy
    },
    clear() {
      copy = undefined
      put('token', '', 0)
      put('jwt_token', '', 0)
    },
    forget() {
      copy = undefined
    },
  }
}
