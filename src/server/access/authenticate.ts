import type { FastifyRequest } from 'fastify'
import type { PermissionCode } from '#model/permissions/codes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Actor, Authenticate } from '#server/platform/http/index.ts'
import { cookieToken } from './cookie-token.ts'
import type { SearchClaims, SearchTokens } from './search-token.ts'
import { hashToken } from './secrets.ts'
import { type Standing, standingOf } from './standing.ts'
import { type Asker, askerBySession, askerByToken } from './store/askers.ts'

const none: ReadonlySet<PermissionCode> = new Set()

const invalidToken = () => new CodedError('invalid_token')

const tokenOf = (request: FastifyRequest): string => {
  const { authorization } = request.headers
  const token =
    authorization === undefined && request.routeOptions.config.byCookie
      ? cookieToken(request.headers)
      : /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw invalidToken()
  return token
}

export interface AuthenticateOptions {
  readonly database: Database
  readonly searchTokens: SearchTokens
  readonly clock: Clock
}

/**
 * Finds out who asks, anew at every request: a session that ended, a right that was taken, a membership that was suspended
 * act at once. The advanced-search addresses take the search token, and its headers must agree with it (acceptance row P-A09).
 */
export const createAuthenticate =
  ({ database, searchTokens, clock }: AuthenticateOptions): Authenticate =>
  async request => {
    const token = tokenOf(request)
    // The declared address, not the one typed: a query or an escape must not choose the token.
    const claims = request.routeOptions.url?.includes('/advsearch/')
      ? await searchClaims(request, token, searchTokens)
      : undefined
    return database.asSystem('who asks', async db => {
      const asker = claims
        ? await askerBySession(db, claims.sessionId)
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
  { memberships, current }: Standing,
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
  bound: session.bound,
})
