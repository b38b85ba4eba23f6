import type { Endpoint } from '#model/api/endpoint.ts'

/** Headers of every answer that pages of other sites may read; cookies do not come along. */
const readable = { 'access-control-allow-origin': '*' }

/** Headers of what they may show on their pages, besides. */
const embeddable = { 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*' }

/** Answer to a browser that asks whether another site's page may ask. A token is named: '*' does not cover it. */
const preflight = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-max-age': '86400',
}

type Opening = Pick<Endpoint, 'access' | 'crossOrigin'>

/** Returns the headers by which other sites may read an endpoint's answers, refusals included; of most endpoints, none. */
export function crossOriginHeaders({ access, crossOrigin }: Opening): Readonly<Record<string, string>> {
  if (!crossOrigin) return {}
  return access === 'public' ? { ...readable, ...embeddable } : readable
}

/** Returns the headers of the answer to OPTIONS. */
export const preflightHeaders = (endpoint: Opening): Readonly<Record<string, string>> => ({
  ...crossOriginHeaders(endpoint),
  ...preflight,
  'access-control-allow-headers': endpoint.access === 'public' ? '*' : 'authorization, *',
})
