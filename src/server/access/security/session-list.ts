import type { OutputOf } from '#model/api/endpoint.ts'
import type { listMySessions } from '#model/api/security.ts'
import type { Doer } from '#server/audit/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Actor } from '#server/platform/http/index.ts'
import { endSessions } from '../end-sessions.ts'
import { recordForPerson } from '../record-for-person.ts'
import { runningSessions } from '../store/running-sessions.ts'
import type { WhichSessions } from '../store/sessions.ts'

interface Options {
  readonly database: Database
  readonly clock: Clock
}

/** Where the person is signed in, and who is signed in as the person. */
export const listOwnSessions = (
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

/** Ends one of the person's sessions at once. @throws {CodedError} `not_found` for one of somebody else, or that has ended. */
export async function endOwnSession(
  options: Options,
  { accountId }: Actor,
  sessionId: string,
  doer: Doer,
): Promise<void> {
  if ((await end(options, accountId, { sessionId, ownerId: accountId }, doer)) === 0) throw notFound()
}

/** Ends all other sessions of the person at once, those as somebody else included; and the asking one, if `here`. */
export async function endOwnSessions(
  options: Options,
  { accountId, sessionId }: Actor,
  here: boolean,
  doer: Doer,
): Promise<void> {
  await end(options, accountId, { accountId, ...(!here && { except: sessionId }) }, doer)
}
