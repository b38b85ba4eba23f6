import type { FastifyRequest } from 'fastify'
import type { PermissionCode } from '#model/permissions/codes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Actor, Authenticate } from '#server/platform/http/index.ts'
import type { SearchTokens } from './search-token.ts'
import { hashToken } from './secrets.ts'
import { type Account, accountById } from './store/accounts.ts'
import { type Membership, membershipsOf } from './store/memberships.ts'
import { type Session, sessionById, tokenByHash } from './store/sessions.ts'

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
    const session = request.url.includes('advsearch')
      ? await sessionOfSearchToken(request, database, searchTokens)
      : await sessionOfAccessToken(request, database, clock)
    const found = await database.ofPerson(session.accountId, async db => ({
      account: await accountById(db, session.accountId),
      memberships: await membershipsOf(db, session.accountId, clock()),
    }))
    return actorOf(session, found.account, found.memberships)
  }

async function sessionOfAccessToken(
  request: FastifyRequest,
  database: Database,
  clock: Clock,
): Promise<Session> {
  const hash = hashToken(bearer(request))
  const token = await database.asSystem('who asks', db => tokenByHash(db, 'access', hash))
  if (!token || token.expiresAt <= clock()) throw invalidToken()
  return token.session
}

async function sessionOfSearchToken(
  request: FastifyRequest,
  database: Database,
  searchTokens: SearchTokens,
): Promise<Session> {
  const claims = await searchTokens.verify(bearer(request))
  const agrees =
    claims !== undefined &&
    request.headers.iduser === claims.accountId &&
    request.headers.idtenant === claims.tenantId
  if (!agrees) throw invalidToken()
  const session = await database.asSystem('who searches', db => sessionById(db, claims.sessionId))
  if (session?.accountId !== claims.accountId || session.tenantId !== claims.tenantId) throw invalidToken()
  return session
}

function actorOf(session: Session, account: Account | undefined, memberships: readonly Membership[]): Actor {
  const membership = memberships.find(({ tenantId }) => tenantId === session.tenantId)
  // Who works in a museum must still belong to it; who belongs to none must be an operator.
  if (!account || (session.tenantId === null ? !account.operator : !membership)) throw invalidToken()
  return {
    accountId: account.id,
    sessionId: session.id,
    tenantId: membership?.tenantId,
    identityId: membership?.id,
    role: membership?.role ?? 'OPERATOR',
    permissions: membership?.permissions ?? none,
    operator: account.operator,
    language: account.language,
    impersonatorId: session.impersonatorId ?? undefined,
  }
}
