import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError } from '#server/platform/errors.ts'
import type { Attempts } from './attempts.ts'
import type { Devices, KnownDevice } from './devices.ts'
import type { RecordFailure } from './record-sign-in.ts'
import { verifyPassword } from './secrets.ts'
import type { AccountNotices } from './security/account-notices.ts'
import type { SecondFactor } from './security/second-factor.ts'
import type { SignedTokens } from './signed-tokens.ts'
import { type Account, accountByEmail } from './store/accounts.ts'
import { membershipsOf, ofClosedMuseum } from './store/memberships.ts'

/** Determines who may start a session, and in which museum. */
export interface SignedIn {
  readonly account: Account
  /** Null for an operator. */
  readonly tenantId: string | null
  /** By a code besides the password, or by a passkey. */
  readonly showedSecondFactor: boolean
}

export interface SignInOptions {
  readonly database: Database
  readonly attempts: Attempts
  readonly clock: Clock
  readonly inMaintenance: () => boolean
  readonly secondFactor: Pick<SecondFactor, 'pass'>
  readonly notices: AccountNotices
  readonly recordFailure: RecordFailure
  readonly signedTokens: SignedTokens
  readonly devices: Devices
}

/** Input of a sign-in, and its origin. */
export interface SignInForm {
  readonly email: string
  readonly password: string
  /** A code of the second factor, or one of the recovery codes. */
  readonly code: string | undefined
  readonly address: string
  readonly client: string
  /** Header `Cookie`. */
  readonly cookies: string | undefined
}

/**
 * Finds the museum in which a person who has shown who they are begins.
 * @throws {CodedError} `maintenance` for all but operators while it lasts; `invalid_grant` for who belongs to no museum that lets them in.
 */
export async function museumToBegin(
  { database, clock, inMaintenance }: Pick<SignInOptions, 'database' | 'clock' | 'inMaintenance'>,
  account: Account,
): Promise<string | null> {
  if (inMaintenance() && !account.operator) throw new CodedError('maintenance')
  const memberships = await database.ofPerson(account.id, db => membershipsOf(db, account.id, clock()))
  const first = memberships.find(({ demandsSignOn }) => !demandsSignOn)
  if (!first && !account.operator) {
    if (memberships.length > 0) throw new CodedError('invalid_grant', { text: 'errors.signOnDemanded' })
    const closed = await database.ofPerson(account.id, db => ofClosedMuseum(db, account.id))
    throw new CodedError('invalid_grant', { text: closed ? 'errors.museumClosed' : 'errors.noMuseum' })
  }
  return first?.tenantId ?? null
}

/**
 * Returns where codes from a known browser are counted. Browsers in which none was ever shown share one count: the holder of the mailbox makes as
 * many of them known as they like.
 */
const placeOfCodes = ({ id, showedSecondFactor }: KnownDevice, account: Account): string =>
  showedSecondFactor ? id : `browsers without a code of ${account.id}`

/**
 * Checks e-mail and password, then the code of a second factor, of which nothing is revealed before the password was right. An unknown e-mail,
 * a wrong password and an account without a password are answered alike, after the same work.
 * @returns undefined when they do not fit.
 * @throws {CodedError} `too_many_requests`; `maintenance` for all but operators while it lasts; `invalid_grant` for who fits but belongs to no museum,
 * or whose code is wrong; `second_factor_required`.
 */
export async function signIn(
  options: SignInOptions,
  { email, password, code, address, client, cookies }: SignInForm,
): Promise<SignedIn | undefined> {
  const { database, attempts, devices, secondFactor, recordFailure } = options
  const find = () => database.asSystem('sign in', db => accountByEmail(db, email))
  // Who has no good cookie is counted before the database is asked for the account.
  const read = devices.read(email, cookies)
  const owner = read && (await find())
  const device = read && owner && devices.isStillKnown(read, owner) ? read : undefined
  const attempt = await attempts.signIn(email, address, device?.id)
  const account = owner ?? (await find())
  const fits = await verifyPassword(account?.passwordHash, password)
  if (!account || !fits) {
    await recordFailure(email, client)
    await attempt.failed()
    return undefined
  }
  await attempt.succeeded()
  const tenantId = await museumToBegin(options, account)
  const known = device && placeOfCodes(device, account)
  const showedSecondFactor = await secondFactor.pass(account, code, { client, known }).catch(async error => {
    // Who knows the password and not the code is worth knowing of all the more.
    if (error instanceof CodedError && error.code === 'invalid_grant') await recordFailure(email, client)
    throw error
  })
  return { account, tenantId, showedSecondFactor }
}
