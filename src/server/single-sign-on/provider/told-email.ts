import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { domainOf } from '#model/single-sign-on/addresses.ts'
import { Refusal } from '../refusal.ts'
import { connectionProblem } from './connection-problem.ts'

/** What must have been kept of the way out. */
export interface Expected {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

type EmailClaims = Readonly<Record<string, unknown>>

/** Nobody was told anything: the service could not be asked. */
const silence: ReadonlySet<string> = new Set([
  'unknownHost',
  'unreachable',
  'timeout',
  'certificate',
  'refusedAddress',
])

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof AuthorizationResponseError)
    return new Refusal(error.error === 'access_denied' ? 'cancelled' : 'service', error)
  if (error instanceof ResponseBodyError) return new Refusal('service', error)
  return new Refusal(silence.has(connectionProblem(error).kind) ? 'unreachable' : 'service', error)
}

/** Exchanges the code that came back for what the service says of the person. Many tell the address only when asked once more. */
async function claimsOf(
  configuration: Configuration,
  cameBackTo: URL,
  expected: Expected,
): Promise<EmailClaims> {
  const tokens = await authorizationCodeGrant(configuration, cameBackTo, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims || claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint)
    return claims ?? {}
  return fetchUserInfo(configuration, tokens.access_token, claims.sub)
}

/**
 * The e-mail address the service vouches for. It must be of the museum's domains, whatever the service says: a museum's service speaks for the
 * museum's addresses only. One that is called unverified does not count; where nothing is said of that (many services do not), the domain is
 * the museum's word.
 * @throws {Refusal}
 */
export async function toldEmail(
  configuration: Configuration,
  cameBackTo: URL,
  expected: Expected,
  domains: readonly string[],
): Promise<string> {
  const { email, email_verified } = await claimsOf(configuration, cameBackTo, expected).catch(error => {
    throw refusalOf(error)
  })
  if (typeof email !== 'string' || !email.includes('@')) throw new Refusal('noEmail')
  // Some write the truth value as text.
  if (email_verified !== undefined && String(email_verified) !== 'true') throw new Refusal('noEmail')
  if (!domains.includes(domainOf(email))) throw new Refusal('otherDomain')
  return email
}
