import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#model/api/endpoint.ts'
import { isAllowed } from '#model/permissions/access.ts'
import { CodedError, forbidden } from '../errors.ts'
import type { Actor, Authenticate } from './actor.ts'

export interface Door {
  readonly authenticate: Authenticate
  /** Whether the platform is closed to all but operators. */
  readonly inMaintenance: () => boolean
}

/**
 * The check before every handler, and before a body is read: maintenance, token, requirement.
 * Operators pass maintenance; requirements other than 'signedIn' hold inside a museum only.
 * @returns the actor; undefined on public endpoints.
 * @throws {CodedError} `maintenance`, `invalid_token` or `forbidden`.
 */
export async function enforceAccess(
  { access, openInMaintenance = false }: Endpoint,
  request: FastifyRequest,
  { authenticate, inMaintenance }: Door,
): Promise<Actor | undefined> {
  const closed = inMaintenance() && !openInMaintenance
  if (access === 'public') {
    if (closed) throw new CodedError('maintenance')
    return undefined
  }
  const actor = await authenticate(request)
  if (closed && !actor.operator) throw new CodedError('maintenance')
  if (access === 'signedIn') return actor
  if (actor.tenantId === undefined || !isAllowed(actor, access)) throw forbidden()
  return actor
}
