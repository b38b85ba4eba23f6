import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'

/**
 * The access token in the cookie the client keeps (acceptance row P-A02), for what a page loads by its address alone.
 * A browser that says another site's page asks gets nothing by a cookie, whatever the cookie's own rules let through.
 */
export function cookieToken(headers: IncomingHttpHeaders): string | undefined {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  if (site !== 'same-origin' && site !== 'none') return undefined
  try {
    const value: unknown = JSON.parse(parseCookie(headers.cookie ?? '').token ?? '')
    const token = typeof value === 'object' && value !== null && Reflect.get(value, 'access_token')
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}
