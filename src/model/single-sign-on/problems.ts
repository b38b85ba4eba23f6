/** What may be wrong with a museum's sign-in service when it is first asked for what it offers (`singleSignOn.connection.<problem>`). */
export const connectionProblems = [
  /** Its address lies in a network this installation does not ask. */
  'refusedAddress',
  'unknownHost',
  'unreachable',
  'timeout',
  'certificate',
  /** It answers, and not as such a service does. */
  'status',
  'notService',
  /** It calls itself by another address. */
  'otherIssuer',
  /** It knows no authorization code. */
  'noCode',
] as const

export type ConnectionProblem = (typeof connectionProblems)[number]

/** Why somebody who came back from the service was not let in (`singleSignOn.refused.<reason>`). */
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
