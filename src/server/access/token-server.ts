import OAuth2Server from '@node-oauth/oauth2-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, OutputOf } from '#model/api/endpoint.ts'
import { type ErrorCode, errorStatus } from '#model/api/errors.ts'
import { handoverGrant, type issueToken, passkeyGrant, tokenScope } from '#model/api/token.ts'
import { CodedError } from '#server/platform/errors.ts'
import { HandoverGrant, PasskeyGrant } from './extension-grants.ts'
import { lifetimes } from './lifetimes.ts'
import type { SearchTokens } from './search-token.ts'
import { type IssuedToken, type TokenModelOptions, tokenModel } from './token-model.ts'

const lives = {
  accessTokenLifetime: lifetimes.access,
  refreshTokenLifetime: lifetimes.refresh,
  // A web application cannot keep a secret.
  requireClientAuthentication: {
    password: false,
    refresh_token: false,
    [handoverGrant]: false,
    [passkeyGrant]: false,
  },
  extendedGrantTypes: { [handoverGrant]: HandoverGrant, [passkeyGrant]: PasskeyGrant },
}

const secondsUntil = (end: Date, now: Date): number => Math.floor((end.getTime() - now.getTime()) / 1000)

const grantTypes: ReadonlySet<unknown> = new Set(['password', 'refresh_token', handoverGrant, passkeyGrant])

/** For a grant the token server does not know it says that the client failed to identify itself; RFC 6749, section 5.2, has better names. */
function checkGrantType(body: unknown): void {
  const grantType = (body as { grant_type?: unknown } | undefined)?.grant_type
  if (!grantType) throw new CodedError('invalid_request')
  if (!grantTypes.has(grantType)) throw new CodedError('unsupported_grant_type')
}

/** The token server wraps what its model throws; an error it made itself carries one of the names of RFC 6749. */
function asCodedError(error: unknown): unknown {
  if (!(error instanceof OAuth2Server.OAuthError)) return error
  const inner = (error as { inner?: unknown }).inner
  if (inner instanceof Error && !(inner instanceof OAuth2Server.OAuthError)) return inner
  const name = error.name
  return name in errorStatus && name !== 'internal' ? new CodedError(name as ErrorCode) : error
}

/**
 * Issues tokens as RFC 6749 lays down, for the password and refresh grants (P-A01), for handovers and passkeys.
 * @throws {CodedError} with an OAuth error name.
 */
export async function answerTokenRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  options: TokenModelOptions & { readonly searchTokens: SearchTokens },
): Promise<OutputOf<typeof issueToken>> {
  checkGrantType(request.body)
  const client = request.headers['user-agent'] ?? ''
  const { otp: code, stay } = request.body as BodyOf<typeof issueToken>
  const model = tokenModel(options, {
    address: request.ip,
    client,
    code,
    cookies: request.headers.cookie,
    stay: stay === 'true',
  })
  const server = new OAuth2Server({ model, ...lives })
  try {
    const token = (await server.token(
      new OAuth2Server.Request({
        method: request.method,
        headers: request.headers as Record<string, string>,
        query: {},
        body: request.body,
      }),
      new OAuth2Server.Response(),
      lives,
    )) as IssuedToken
    if (token.signedIn) {
      const { account, showedSecondFactor } = token.signedIn
      reply.header('set-cookie', options.devices.cookie(account, showedSecondFactor))
    }
    return {
      access_token: token.accessToken,
      token_type: 'Bearer',
      expires_in: lifetimes.access,
      refresh_token: token.refreshToken ?? '',
      ...(token.session.stays && {
        refresh_token_expires_in: secondsUntil(token.session.endsAt, options.clock()),
      }),
      scope: tokenScope,
      jwt_token: {
        access_token: await options.searchTokens.sign(token.session),
        token_type: 'Bearer',
        expires_in: lifetimes.jwt,
      },
    }
  } catch (error) {
    throw asCodedError(error)
  }
}
