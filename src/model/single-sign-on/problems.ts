/** Problems with an SSO service when its metadata is fetched (`singleSignOn.connection.<problem>`). */
export const connectionProblems = [
  /** Its address is in a network this installation does not access. */
  'refusedAddress',
  'unknownHost',
  'unreachable',
  'timeout',
  'certificate',
  /** Unexpected answer for such a service. */
  'status',
  'notService',
  /** It names another issuer. */
  'otherIssuer',
  /** It does not support authorization codes. */
  'noCode',
] as const

export type ConnectionProblem = (typeof connectionProblems)[number]

/** Reasons for refusing someone who returns from the service (`singleSignOn.refused.<reason>`). */
export const refusalReasons = [
  'notOffered',
  'expired',
  'cancelled',
  'service',
  'unreachable',
  'noEmail',
  'unverified',
  'otherDomain',
  'unknownPerson',
  'otherPerson',
  'suspended',
] as const

export type RefusalReason = (typeof refusalReasons)[number]

export const isRefusalReason = (value: unknown): value is RefusalReason =>
  refusalReasons.some(reason => reason === value)
