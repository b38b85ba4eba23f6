import { retentions } from '#model/retention/retentions.ts'

/** Lifetimes of tokens, in seconds. */
export const lifetimes = {
  /** The client exchanges it five minutes before it ends. */
  access: 60 * 60,
  /** Time an open page may stay idle; a closed browser loses its tokens when the access token expires (P-A02). */
  refresh: 14 * 24 * 60 * 60,
  /** A session from sign-in to its end, however often its tokens are renewed. */
  session: 30 * 24 * 60 * 60,
  /** The same for a sign-in through the museum's SSO: someone who is locked out there loses access here after this time. */
  singleSignOn: 12 * 60 * 60,
  /** A session as someone else; it never outlives the session it was started from. */
  loginAs: 12 * 60 * 60,
  /** For the advanced-search services. */
  jwt: 60 * 60,
  /** Time between handing a session over and the page that opens it. */
  handover: 60,
  /** Time a device has to sign a passkey challenge. */
  passkeyChallenge: 5 * 60,
  /** A mailed link for a new password (P-A13). */
  resetPassword: 60 * 60,
  /** A mailed link that makes a browser known, so that it may sign in during an attack on the account. */
  unlock: 60 * 60,
  /** Time a browser stays known after a sign-in. */
  device: retentions.devices.days * 24 * 60 * 60,
  /** A mailed link that founds a museum. */
  registration: 24 * 60 * 60,
  /** A mailed invitation to a museum. */
  invitation: 7 * 24 * 60 * 60,
  /** A mailed invitation to operate the platform. */
  operatorInvitation: 3 * 24 * 60 * 60,
  /** Time an operator of the platform may work as an administrator of a museum. */
  operatorVisit: 60 * 60,
} as const

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
