import { isId } from '#model/ids.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { hashToken, makeToken } from './secrets.ts'

/** The secret of a shared address. It begins with its museum, so that it is looked up inside that museum alone. */
export const newShareToken = (tenantId: string): string => `${tenantId}-${makeToken()}`

/** The museum a secret says it is of; undefined for what is none. */
export function museumOfToken(token: string): string | undefined {
  const [, tenantId] = token.match(/^(\d{1,19})-[\w-]{43}$/) ?? []
  return tenantId !== undefined && isId(tenantId) ? tenantId : undefined
}

/** A visitor of a shared address, as a key to count by: others at the same network who do not have the link take nothing away. */
export const visitorOf = (token: string, address: string): string =>
  `${hashToken(token).toString('base64url')} ${networkOf(address)}`
