import { buildAuthorizationUrl } from 'openid-client'
import { after, hashToken, makeToken } from '#server/access/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import { attemptLife, challengeOf, nonceOf, secretCookie } from './browser-secret.ts'
import type { SingleSignOnContext } from './context.ts'
import { callbackOf, openedService } from './opened-service.ts'
import { insertAttempt } from './store/attempts.ts'

export interface Begun {
  /** Address of the sign-in. */
  readonly address: string
  /** A header `Set-Cookie`; the cookie is required on return. */
  readonly cookie: string
}

/**
 * Starts a sign-in with a museum's SSO service: authorization code flow with PKCE (RFC 9700, section 2.1.1).
 * @param email the e-mail already typed, passed on as a hint
 * @throws {CodedError} `not_found` if the museum uses no service, `unavailable` if it does not answer.
 */
export async function beginSignOn(
  context: SingleSignOnContext,
  { museumId, origin, email }: { museumId: string; origin?: string | undefined; email?: string | undefined },
): Promise<Begun> {
  const { database, clock, publicUrl } = context
  const service = await openedService(context, museumId)
  if (!service) throw new CodedError('not_found', { text: 'singleSignOn.refused.notOffered' })
  const configuration = await service.describe().catch(cause => {
    throw new CodedError('unavailable', { text: 'singleSignOn.refused.unreachable', cause })
  })
  const [state, secret] = [makeToken(), makeToken()]
  await database.asSystem('begin single sign-on', db =>
    insertAttempt(db, {
      stateHash: hashToken(state),
      museumId,
      binding: hashToken(secret),
      origin: origin ?? null,
      settingsAt: service.since,
      expiresAt: after(clock(), attemptLife),
    }),
  )
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: callbackOf(publicUrl, museumId),
    scope: 'openid email',
    state,
    nonce: nonceOf(secret),
    code_challenge: challengeOf(secret),
    code_challenge_method: 'S256',
    ...(email && { login_hint: email }),
  })
  return { address: address.href, cookie: secretCookie(secret, publicUrl) }
}
