import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import type { PermissionCode } from '#model/permissions/codes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Actor, Authenticate, Recognise } from '#server/platform/http/index.ts'
import type { SearchClaims, SearchTokens } from './search-token.ts'
import { hashToken } from './secrets.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { type Standing, standingOf } from './standing.ts'
import { type Asker, askerBySession, askerByToken } from './store/askers.ts'

const none: ReadonlySet<PermissionCode> = new Set()

const invalidToken = () => new CodedError('invalid_token')

/**
 * The access token in the cookie the client keeps (P-A02), for what a page loads by its address alone.
 * A browser that says another site's page asks gets nothing by a cookie, whatever the cookie's own rules let through.
 */
function cookieToken(headers: IncomingHttpHeaders): string | undefined {
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

const tokenOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers
  return authorization === undefined && request.routeOptions.config.byCookie
    ? cookieToken(request.headers)
    : /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
}

const takesSearchToken = (request: FastifyRequest): boolean => request.routeOptions.config.token === 'search'

/** Finds the token of a request by its signature. */
export const createRecognise =
  ({
    signedTokens,
    searchTokens,
  }: {
    readonly signedTokens: SignedTokens
    readonly searchTokens: SearchTokens
  }): Recognise =>
  async request => {
    const token = tokenOf(request)
    if (!token) return undefined
    const isOurs = takesSearchToken(request)
      ? (await searchTokens.verify(token)) !== undefined
      : signedTokens.session.isOurs(token)
    return isOurs ? { key: hashToken(token).toString('base64url') } : 'madeUp'
  }

export interface AuthenticateOptions {
  readonly database: Database
  readonly searchTokens: SearchTokens
  readonly clock: Clock
}

/**
 * Finds out who asks, again at every request: a session that ended, a right that was taken, a membership that was suspended
 * act at once. Endpoints that take the search token take its headers, too, which must agree with it (P-A09).
 */
export const createAuthenticate =
  ({ database, searchTokens, clock }: AuthenticateOptions): Authenticate =>
  async request => {
    const token = tokenOf(request)
    if (!token) throw invalidToken()
    const claims = takesSearchToken(request) ? await searchClaims(request, token, searchTokens) : undefined
    return database.asSystem('who asks', async db => {
      const asker = claims
        ? await askerBySession(db, claims.sessionId, clock())
        : await askerByToken(db, hashToken(token), clock())
      if (!asker || (claims && !agree(asker, claims))) throw invalidToken()
      const standing = await standingOf(db, asker.session, asker.operator, clock())
      if (!standing) throw invalidToken()
      return actorOf(asker, standing)
    })
  }

async function searchClaims(
  request: FastifyRequest,
  token: string,
  searchTokens: SearchTokens,
): Promise<SearchClaims> {
  const claims = await searchTokens.verify(token)
  const { iduser, idtenant } = request.headers
  if (claims?.accountId !== iduser || claims?.tenantId !== idtenant || !claims) throw invalidToken()
  return claims
}

const agree = ({ session }: Asker, claims: SearchClaims): boolean =>
  session.accountId === claims.accountId && session.tenantId === claims.tenantId

const actorOf = (
  { session, person, language, operator }: Asker,
  { memberships, current, secondFactorMissing }: Standing,
): Actor => ({
  accountId: session.accountId,
  sessionId: session.id,
  person,
  memberships,
  tenantId: current?.tenantId,
  identityId: current?.id,
  role: current?.role ?? 'OPERATOR',
  permissions: current?.permissions ?? none,
  operator: operator && !session.bound,
  language,
  impersonatorId: session.impersonatorId ?? undefined,
  begunBy: session.begunBy,
  bound: session.bound,
  secondFactorMissing,
})
