import type { FastifyRequest } from 'fastify'
import type { PermissionCode } from '#model/permissions/codes.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, enterPerson } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Actor, Authenticate, Membership } from '#server/platform/http/index.ts'
import type { SearchClaims, SearchTokens } from './search-token.ts'
import { hashToken } from './secrets.ts'
import { type Asker, askerBySession, askerByToken } from './store/askers.ts'
import { membershipsOf } from './store/memberships.ts'

const none: ReadonlySet<PermissionCode> = new Set()

const invalidToken = () => new CodedError('invalid_token')

const bearer = (request: FastifyRequest): string => {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1]
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
    const token = bearer(request)
    const claims = request.url.includes('advsearch')
      ? await searchClaims(request, token, searchTokens)
      : undefined
    return database.asSystem('who asks', async db => {
      const asker = claims
        ? await askerBySession(db, claims.sessionId)
        : await askerByToken(db, hashToken(token), clock())
      if (!asker || (claims && !agree(asker, claims))) throw invalidToken()
      await enterPerson(db, asker.session.accountId)
      return actorOf(asker, await membershipsOf(db, asker.session.accountId, clock()))
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

function actorOf({ session, person, language, operator }: Asker, memberships: readonly Membership[]): Actor {
  const membership = memberships.find(({ tenantId }) => tenantId === session.tenantId)
  // Who works in a museum must still belong to it; who belongs to none must be an operator.
  if (session.tenantId === null ? !operator : !membership) throw invalidToken()
  return {
    accountId: session.accountId,
    sessionId: session.id,
    tenantId: membership?.tenantId,
    identityId: membership?.id,
    role: membership?.role ?? 'OPERATOR',
    permissions: membership?.permissions ?? none,
    operator,
    language,
    impersonatorId: session.impersonatorId ?? undefined,
    person,
    memberships,
  }
}
