import { stringifySetCookie } from 'cookie'

export interface PrivateCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** Seconds. */
  readonly maxAge: number
  /** `lax` where another site leads back. */
  readonly sameSite?: 'strict' | 'lax'
}

/** A header `Set-Cookie` for what no script of a page may read. */
export const privateCookie = (
  { sameSite = 'strict', ...cookie }: PrivateCookie,
  publicUrl: () => string,
): string =>
  stringifySetCookie({ ...cookie, sameSite, httpOnly: true, secure: publicUrl().startsWith('https:') })
