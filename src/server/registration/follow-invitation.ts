import type { Transaction } from 'kysely'
import type { BodyOf } from '#model/api/endpoint.ts'
import type { activateUser } from '#model/api/registration.ts'
import type { Problem } from '#model/validation/validators.ts'
import {
  type Account,
  accountById,
  hashPassword,
  hashToken,
  lockAccount,
  oneTimeToken,
  refuseWeakPassword,
  useOneTimeToken,
} from '#server/access/index.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CodedError } from '#server/platform/errors.ts'
import { publish } from '#server/platform/events/index.ts'
import { museumDataById } from '#server/tenants/index.ts'
import type { RegistrationContext } from './context.ts'
import { completeAccount, type FirstSteps } from './store/invited.ts'

/** Whom an invitation is for, and the museum it is to, if any. */
export interface Invited {
  readonly account: Account
  readonly museum: { readonly id: string; readonly name: string } | undefined
}

interface Invitation<Result> {
  readonly purpose: 'invitation' | 'operator-invitation'
  /** Asks who has an account already to prove that it is theirs; without: the link is enough. */
  readonly prove?: (account: Account) => Promise<void>
  /** Makes the person what they are invited to be. @throws {CodedError}, which leaves the link good. */
  readonly join: (db: Transaction<Tables>, invited: Invited, now: Date) => Promise<Result>
}

/**
 * Names, password and language of an invited person without a password; all are needed.
 * @param known words that others would guess first
 * @throws {CodedError} `invalid_input`
 */
async function firstStepsOf(
  { firstName, lastName, password, language }: BodyOf<typeof activateUser>,
  known: readonly string[],
): Promise<FirstSteps> {
  if (!firstName || !lastName || !password || !language) {
    const missing = Object.entries({ firstName, lastName, password, language }).filter(([, value]) => !value)
    const problem: Problem = { key: 'required' }
    throw new CodedError('invalid_input', {
      fields: Object.fromEntries(missing.map(([field]) => [field, problem])),
    })
  }
  await refuseWeakPassword(password, [...known, firstName, lastName], 'password')
  return { firstName, lastName, language, passwordHash: await hashPassword(password) }
}

/**
 * Accepts an invitation by its mailed link. Whoever has a password keeps it, and names and language: the link proves that the mail was read, not
 * that its reader may change how someone signs in.
 * @throws {CodedError} `gone` for a link that is unknown, expired, used or taken back; `conflict` when the account got another password since it
 * was looked at, and `invalid_input`: the link stays good.
 */
export async function followInvitation<Result>(
  { database, clock }: RegistrationContext,
  given: BodyOf<typeof activateUser>,
  { purpose, prove, join }: Invitation<Result>,
): Promise<Result> {
  const now = clock()
  const hash = hashToken(given.token)
  const { account, museum } = await database.asSystem('who is invited', async (db): Promise<Invited> => {
    const link = await oneTimeToken(db, hash, purpose, now)
    const found = link?.active && (await accountById(db, link.accountId))
    if (!found) throw new CodedError('gone')
    const id = link.museumId
    if (!id) return { account: found, museum: undefined }
    return { account: found, museum: { id, name: (await museumDataById(db, id)).organisationMainBody } }
  })
  // Before anything is written: judging and hashing a password takes its time.
  const steps =
    account.passwordHash === null
      ? await firstStepsOf(given, [account.email, ...(museum ? [museum.name] : [])])
      : await prove?.(account)
  return database.asSystem('accept an invitation', async db => {
    const held = await lockAccount(db, account.id)
    if (!held || !(await useOneTimeToken(db, hash, purpose, now))) throw new CodedError('gone')
    if (held.passwordHash !== account.passwordHash) throw new CodedError('conflict')
    if (steps) await completeAccount(db, held.id, steps)
    const result = await join(db, { account: { ...held, ...steps }, museum }, now)
    await publish(db, { name: 'me.changed', accountId: held.id })
    return result
  })
}
