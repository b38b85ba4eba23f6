/**
 * The closed set of errors an answer can carry, with their HTTP status. `message` is in the requested language and can be shown to people.
 * A lost database answers 500 rather than 503, because 503 means maintenance to the client and signs people out.
 */
export const errorStatus = {
  invalid_input: 400,
  invalid_request: 400,
  /** The search would take too long. */
  search_too_broad: 400,
  /** Parsing the input exceeded the time or memory a reader is given. */
  too_demanding: 400,
  /** A background task failed twice at the same point. */
  failed_twice: 400,
  invalid_grant: 400,
  /** The password is right, but a second-factor code is needed too. */
  second_factor_required: 400,
  invalid_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  invalid_token: 401,
  invalid_refresh_token: 401,
  forbidden: 403,
  licence_expired: 403,
  /** Operators suspended the museum: it is read-only. */
  museum_suspended: 403,
  /** The shared link is protected by a password. */
  password_needed: 403,
  /** The museum (or, for operators, the platform) requires a second factor that the person has yet to set up. */
  second_factor_demanded: 403,
  not_found: 404,
  conflict: 409,
  changedSince: 409,
  /** The record was withdrawn from the public, and nobody has lifted that yet. */
  withdrawn: 409,
  gone: 410,
  too_large: 413,
  locked: 423,
  too_many_requests: 429,
  /** Other members of the museum are writing at the moment; sent with `Retry-After`. Not 503, as above. */
  busy: 429,
  unavailable: 500,
  internal: 500,
  /** A standard knows the request, and the product does not. */
  unsupported: 501,
  maintenance: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Body of every error answer (P-E04). */
export interface ErrorAnswer {
  readonly status: number
  readonly error: ErrorCode
  readonly message: string
  /** Messages by field path ('address.city', 'names.0.name'). */
  readonly fields?: Readonly<Record<string, string>>
  /** Details for the client: the lock holder (423), or what was saved in the meantime (409). */
  readonly data?: unknown
  /** Same text as `message`, under the name OAuth 2 gives it (RFC 6749, section 5.2). */
  readonly error_description: string
}
