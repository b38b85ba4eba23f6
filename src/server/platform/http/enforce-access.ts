import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#model/api/endpoint.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { CodedError, forbidden } from '../errors.ts'
import type { Actor, Authenticate, Recognise } from './actor.ts'
import { onlyReads } from './only-reads.ts'

export interface Door {
  readonly authenticate: Authenticate
  readonly recognise: Recognise
  /** True when the platform is closed to all but operators. */
  readonly inMaintenance: () => boolean
}

/**
 * The check before every handler, and before a body is read: token, maintenance, second factor, requirement. The limit of requests comes before it.
 * Operators pass maintenance; requirements hold inside a museum only, and one whose licence is active, unless the endpoint is open to others. A suspended one only reads, as does a copy.
 * @returns the actor; undefined on public endpoints.
 * @throws {CodedError} `maintenance`, `invalid_token`, `second_factor_demanded`, `forbidden`, `licence_expired` or `museum_suspended`.
 */
export async function enforceAccess(
  endpoint: Endpoint,
  request: FastifyRequest,
  { authenticate, inMaintenance }: Pick<Door, 'authenticate' | 'inMaintenance'>,
): Promise<Actor | undefined> {
  const { access, openInMaintenance = false, openWhenExpired = false } = endpoint
  const { openWhenSuspended = false, closedInCopies = false, openWithoutSecondFactor = false } = endpoint
  const closed = inMaintenance() && !openInMaintenance
  if (access === 'public') {
    if (closed) throw new CodedError('maintenance')
    return undefined
  }
  const actor = await authenticate(request)
  if (closed && !actor.operator) throw new CodedError('maintenance')
  if (actor.secondFactorMissing && !openWithoutSecondFactor) throw new CodedError('second_factor_demanded')
  if (access === 'signedIn') return actor
  if (access === 'operator') {
    if (!actor.operator) throw forbidden()
    return actor
  }
  const museum = actor.memberships.find(({ tenantId }) => tenantId === actor.tenantId)
  if (!museum || !isAllowed(actor, access)) throw forbidden()
  if (!museum.licenceActive && !openWhenExpired) throw new CodedError('licence_expired')
  if (museum.copyOf !== null && (closedInCopies || (!onlyReads(endpoint) && !openWhenSuspended)))
    throw new CodedError('museum_suspended', { text: 'errors.museumIsCopy' })
  if (museum.suspended && !onlyReads(endpoint) && !openWhenSuspended) throw new CodedError('museum_suspended')
  return actor
}
