/**
 * The closed set of errors an answer can carry, with their HTTP status. `message` is in the asked language and can be shown to a person.
 * A lost database answers 500 and not 503, because 503 means maintenance to the client and signs people out (specification, section 8).
 */
export const errorStatus = {
  invalid_input: 400,
  invalid_request: 400,
  /** It would take too long to find what is searched for. */
  search_too_broad: 400,
  /** Reading it took more time or memory than a reader is given. */
  too_demanding: 400,
  /** A long work came to the same place twice and did not get past it. */
  failed_twice: 400,
  invalid_grant: 400,
  /** The password is right, and a code has to come with it. */
  second_factor_required: 400,
  invalid_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_token: 401,
  invalid_refresh_token: 401,
  forbidden: 403,
  licence_expired: 403,
  /** Operators have suspended the museum: it is read, and not written. */
  museum_suspended: 403,
  /** A link asks for its password first. */
  password_needed: 403,
  /** The museum, or of operators the platform, demands a second factor, which the person has to set up first. */
  second_factor_demanded: 403,
  not_found: 404,
  conflict: 409,
  changedSince: 409,
  gone: 410,
  too_large: 413,
  locked: 423,
  too_many_requests: 429,
  /** Others of the museum write just now; comes with `Retry-After`. Not 503, as above. */
  busy: 429,
  unavailable: 500,
  internal: 500,
  maintenance: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Body of every answer that is not a success (acceptance row P-E04). */
export interface ErrorAnswer {
  readonly status: number
  readonly error: ErrorCode
  readonly message: string
  /** Field path ('address.city', 'names.0.name') to message. */
  readonly fields?: Readonly<Record<string, string>>
  /** More that the client can act on: who holds the lock (423), what was saved meanwhile (409). */
  readonly data?: unknown
  /** Same text as `message`, under the name OAuth 2 gives it (RFC 6749, section 5.2). */
  readonly error_description: string
}
