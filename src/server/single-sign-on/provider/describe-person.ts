import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { Refusal } from '../refusal.ts'
import { connectionProblem } from './connection-problem.ts'

/** Kept from the way out, to be compared on the way back. */
export interface Expected {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** A person as the service describes them. */
export interface DescribedPerson {
  /** `sub`: the service's own name for the person, never given to another. */
  readonly subject: string
  readonly email: string | undefined
  /** True only where the service says so: an absent statement is none (OpenID Connect Core 1.0, section 5.1). */
  readonly emailVerified: boolean
  /** The end of the person's session at the service, if it names one (`session_expiry`). */
  readonly sessionEndsAt: Date | undefined
}

type Claims = Readonly<Record<string, unknown>>

/** Problems in which the service gave no answer at all. */
const silence: ReadonlySet<string> = new Set([
  'unknownHost',
  'unreachable',
  'timeout',
  'certificate',
  'refusedAddress',
])

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof AuthorizationResponseError)
    return new Refusal(error.error === 'access_denied' ? 'cancelled' : 'service', error)
  if (error instanceof ResponseBodyError) return new Refusal('service', error)
  return new Refusal(silence.has(connectionProblem(error).kind) ? 'unreachable' : 'service', error)
}

/** Some services write truth values as text or as a number. */
const isTrue = (value: unknown): boolean => ['true', '1'].includes(String(value))

/** The e-mail address and whether it is verified, from one and the same statement. */
const emailOf = ({
  email,
  email_verified,
  xms_edov,
}: Claims): Pick<DescribedPerson, 'email' | 'emailVerified'> => ({
  email: typeof email === 'string' && email.includes('@') ? email : undefined,
  // Microsoft Entra ID says under a name of its own that the domain's owner vouches for the address.
  emailVerified: email_verified === undefined ? isTrue(xms_edov) : isTrue(email_verified),
})

/** Characters of `sub` (OpenID Connect Core 1.0, section 2). */
const longestSubject = 255

async function exchange(
  configuration: Configuration,
  cameBackTo: URL,
  expected: Expected,
): Promise<DescribedPerson> {
  const tokens = await authorizationCodeGrant(configuration, cameBackTo, {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Refusal('service', new Error('there is no identity token'))
  if (claims.sub.length > longestSubject)
    throw new Refusal('service', new Error('the subject is longer than it may be'))
  const { sub: subject, session_expiry: expiry } = claims
  const sessionEndsAt = typeof expiry === 'number' ? new Date(expiry * 1000) : undefined
  const claimed = emailOf(claims)
  if (claimed.email && claimed.emailVerified) return { subject, ...claimed, sessionEndsAt }
  if (!configuration.serverMetadata().userinfo_endpoint) return { subject, ...claimed, sessionEndsAt }
  // Many services say more when asked once more.
  const more = emailOf(await fetchUserInfo(configuration, tokens.access_token, subject))
  return { subject, ...(more.email ? more : claimed), sessionEndsAt }
}

/**
 * Exchanges the code that came back for what the service says of the person. Issuer, audience, nonce, signature and times of the identity token
 * are checked, and the issuer of the answer itself (RFC 9207): whenever it is given, and it must be given where the service announces it.
 * @throws {Refusal}
 */
export const describePerson = (
  configuration: Configuration,
  cameBackTo: URL,
  expected: Expected,
): Promise<DescribedPerson> =>
  exchange(configuration, cameBackTo, expected).catch(error => {
    throw refusalOf(error)
  })
