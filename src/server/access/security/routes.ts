import type { OutputOf } from '#model/api/endpoint.ts'
import {
  beginSecondFactor,
  changeMyPassword,
  confirmSecondFactor,
  endMySession,
  endMySessions,
  listMySessions,
  readSecondFactor,
  renewRecoveryCodes,
  switchOffSecondFactor,
} from '#model/api/security.ts'
import { type Doer, doerOf } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Actor, type Route, route } from '#server/platform/http/index.ts'
import { endSessions } from '../end-sessions.ts'
import { refuseWeakPassword } from '../password-strength/refuse-weak-password.ts'
import { recordForPerson } from '../record-for-person.ts'
import { replacePassword } from '../replace-password.ts'
import { hashPassword } from '../secrets.ts'
import type { Account } from '../store/accounts.ts'
import { runningSessions } from '../store/running-sessions.ts'
import type { WhichSessions } from '../store/sessions.ts'
import type { AccountNotices } from './account-notices.ts'
import { knownDoer, own, ownAccount } from './own-account.ts'
import type { Proofs } from './proofs.ts'
import type { SecondFactor } from './second-factor.ts'

export interface ChangePasswordOptions {
  readonly database: Database
  readonly clock: Clock
  readonly notices: AccountNotices
}

/**
 * Gives the signed-in person, who has proved to be the account's, another password. The asking session stays, all others end
 * (P-A11, P-A12).
 * @throws {CodedError} `invalid_input` at `newPassword`; `conflict` when the password was replaced at the same moment.
 */
async function changePassword(
  { database, clock, notices }: ChangePasswordOptions,
  { accountId, sessionId, memberships }: Actor,
  account: Account,
  newPassword: string,
  doer: Doer,
): Promise<void> {
  const known = [
    account.email,
    account.firstName,
    account.lastName,
    ...memberships.map(({ museum }) => museum),
  ]
  await refuseWeakPassword(newPassword, known, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  await database.asSystem('change the own password', async db => {
    const kept = { from: account.passwordHash, keepSession: sessionId }
    if (!(await replacePassword(db, accountId, passwordHash, clock(), kept))) throw new CodedError('conflict')
    await notices.send(db, account, 'passwordChanged', doer.client ?? '')
    await recordForPerson(db, accountId, doer, 'passwordChanged', clock())
  })
}

export interface SecurityRoutesOptions extends ChangePasswordOptions {
  readonly secondFactor: SecondFactor
  readonly proofs: Proofs
}

interface Options {
  readonly database: Database
  readonly clock: Clock
}

/** Returns the sessions of the person, and sessions of others as the person. */
const listOwnSessions = (
  { database, clock }: Options,
  { accountId, sessionId }: Actor,
): Promise<OutputOf<typeof listMySessions>> =>
  database.asSystem('own sessions', async db =>
    (await runningSessions(db, accountId, clock())).map(
      ({ id, client, createdAt, lastSeenAt, endsAt, begunBy, stays, byEmail, byFirstName, byLastName }) => ({
        id,
        client,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        endsAt: endsAt.toISOString(),
        begunBy,
        stays,
        current: id === sessionId,
        by:
          byEmail === null
            ? null
            : { firstName: byFirstName ?? '', lastName: byLastName ?? '', email: byEmail },
      }),
    ),
  )

const end = ({ database, clock }: Options, accountId: string, which: WhichSessions, doer: Doer) =>
  database.asSystem('end own sessions', async db => {
    const ended = await endSessions(db, which, 'ended by the person', clock())
    if (ended.length > 0)
      await recordForPerson(db, accountId, doer, 'sessionsEnded', clock(), { count: ended.length })
    return ended.length
  })

/** Ends one of the person's sessions at once. @throws {CodedError} `not_found` for one of someone else, or that has ended. */
async function endOwnSession(
  options: Options,
  { accountId }: Actor,
  sessionId: string,
  doer: Doer,
): Promise<void> {
  if ((await end(options, accountId, { sessionId, ownerId: accountId }, doer)) === 0) throw notFound()
}

/** Ends all other sessions of the person at once, those as someone else included; and the asking one, if `here`. */
async function endOwnSessions(
  options: Options,
  { accountId, sessionId }: Actor,
  here: boolean,
  doer: Doer,
): Promise<void> {
  await end(options, accountId, { accountId, ...(!here && { except: sessionId }) }, doer)
}

/** Routes that secure the own account: password, sessions, second factor. */
export function securityRoutes(options: SecurityRoutesOptions): Route[] {
  const { database, secondFactor, proofs } = options
  return [
    route(changeMyPassword, async ({ actor, body: { currentPassword, newPassword, code }, request }) => {
      const proof = { password: currentPassword, code }
      const account = await proofs.oneself(actor, proof, request, 'currentPassword')
      await changePassword(options, actor, account, newPassword, doerOf(actor, request))
      return undefined
    }),

    route(listMySessions, async ({ actor }) => listOwnSessions(options, await ownAccount(database, actor))),

    route(endMySession, async ({ actor, params, request }) => {
      await endOwnSession(options, await ownAccount(database, actor), params.id, doerOf(actor, request))
      return undefined
    }),

    route(endMySessions, async ({ actor, query, request }) => {
      const here = query.here === 'true'
      await endOwnSessions(options, await ownAccount(database, actor), here, doerOf(actor, request))
      return undefined
    }),

    route(readSecondFactor, ({ actor }) => secondFactor.read(own(actor).accountId)),

    route(beginSecondFactor, async ({ actor }) => {
      const { accountId, person } = await ownAccount(database, actor)
      return secondFactor.begin({ accountId, email: person.email })
    }),

    route(confirmSecondFactor, async ({ actor, body, request }) => {
      const account = await proofs.password(actor, body.password, request)
      const doer = knownDoer(actor, request)
      return { recoveryCodes: await secondFactor.confirm(account, body.code, doer, actor.sessionId) }
    }),

    route(renewRecoveryCodes, async ({ actor, body, request }) => {
      const account = await proofs.password(actor, body.password, request)
      return { recoveryCodes: await secondFactor.renewCodes(account, body.code, knownDoer(actor, request)) }
    }),

    route(switchOffSecondFactor, async ({ actor, body, request }) => {
      const account = await proofs.password(actor, body.password, request)
      await secondFactor.switchOff(account, body.code, knownDoer(actor, request))
      return undefined
    }),
  ]
}
