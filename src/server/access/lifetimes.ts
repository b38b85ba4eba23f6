import { retentions } from '#model/retention/retentions.ts'

/** Lives of tokens, in seconds. */
export const lifetimes = {
  /** The client exchanges it five minutes before it ends (platform specification, section 9). */
  access: 60 * 60,
  /** Time a page that stays open may sleep; a closed browser forgets its tokens with the access token (acceptance row P-A02). */
  refresh: 14 * 24 * 60 * 60,
  /** A session from sign-in to its end, however often its tokens are renewed. */
  session: 30 * 24 * 60 * 60,
  /** The same by a museum's own service: who is locked out there is out here after that. */
  singleSignOn: 12 * 60 * 60,
  /** The same as someone else; it never outlives the own session it was started in. */
  loginAs: 12 * 60 * 60,
  /** For the advanced-search services. */
  jwt: 60 * 60,
  /** From the answer that hands a session over to the page that enters it. */
  handover: 60,
  /** From the answer that asks a device for its passkey to the device's signature. */
  passkeyChallenge: 5 * 60,
  /** A mailed link for a new password (acceptance row P-A13). */
  resetPassword: 60 * 60,
  /** A mailed link that makes a browser known, so that it may sign in while others guess. */
  unlock: 60 * 60,
  /** Time a browser is known after signing in. */
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
