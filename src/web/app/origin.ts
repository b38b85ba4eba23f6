import { pageRouteOf } from '#model/navigation/routes.ts'

/**
 * The page to come back to after signing in, from the address `?from=…`. Only pages of ours for signed-in people count:
 * the sender of a link must not be able to choose another site or sign a user out.
 */
export function safeOrigin(from: unknown): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined
  const base = 'https://here.invalid'
  if (!URL.canParse(from, base)) return undefined
  const url = new URL(from, base)
  const route = pageRouteOf(url.pathname)
  const fits = url.origin === base && typeof route?.access === 'object' && route.path !== '/logout'
  return fits ? `${url.pathname}${url.search}${url.hash}` : undefined
}
