import type { FastifyRequest } from 'fastify'
import type { Language } from '#model/languages.ts'
import type { Holder } from '#model/permissions/access.ts'
import type { MuseumRole } from '#model/permissions/roles.ts'
import type { SessionOrigin } from '#model/session-origins.ts'

/** A person's active membership of a museum, with what it allows. */
export interface Membership extends Holder {
  readonly tenantId: string
  readonly id: string
  readonly museum: string
  readonly timeZone: string
  readonly role: MuseumRole
  readonly licenceActive: boolean
  /** Operators let the museum read, and not write. */
  readonly suspended: boolean
  /** The museum this one is a copy of, as of a backup: it is only read. Null for all others. */
  readonly copyOf: string | null
  /** The museum demands a second factor of people who sign in with a password. */
  readonly demandsSecondFactor: boolean
  /** Nobody enters but by the museum's own sign-in service. */
  readonly demandsSignOn: boolean
}

/** The person who makes a request, identified by the token. */
export interface Actor extends Holder {
  readonly accountId: string
  readonly sessionId: string
  readonly person: { readonly firstName: string; readonly lastName: string; readonly email: string }
  /** All museums the person can work in now. */
  readonly memberships: readonly Membership[]
  /** The current museum; undefined for an operator, who belongs to none. */
  readonly tenantId: string | undefined
  readonly identityId: string | undefined
  readonly operator: boolean
  readonly language: Language
  /** The administrator who signed in as this person: every change is recorded with both names. */
  readonly impersonatorId: string | undefined
  readonly begunBy: SessionOrigin
  /** The session stays in its museum, with the copies of it where it began by single sign-on, and leaves the account (password, names, second factor) alone. */
  readonly bound: boolean
  /** The current museum demands a second factor, or the platform does of its operators, and the person has none: it is set up before anything else. */
  readonly secondFactorMissing: boolean
}

/** An actor inside a museum. */
export type MuseumActor = Actor & { readonly tenantId: string; readonly identityId: string }

/**
 * Finds out who asks. Given by the access module.
 * @throws {CodedError} `invalid_token` when the request carries no good token.
 */
export type Authenticate = (request: FastifyRequest) => Promise<Actor>

/**
 * The token of a request, as a key to count by. Given by the access module. It reads the signature alone and asks no database, so that
 * a flood of made-up tokens costs next to nothing.
 * @returns undefined when the request carries no token; `madeUp` when it carries one that this installation did not sign.
 */
export type Recognise = (request: FastifyRequest) => Promise<{ readonly key: string } | 'madeUp' | undefined>
