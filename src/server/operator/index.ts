import './tables.ts'
import { readOperatorLog } from '#model/api/operator/log.ts'
import { changeMaintenance, readMaintenance } from '#model/api/operator/maintenance.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, retentionStart } from '#server/platform/db/index.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import { defineJob } from '#server/platform/jobs/index.ts'
import type { FailedMail } from '#server/platform/mail/index.ts'
import { deletionJobs } from './deletions/deletion-jobs.ts'
import { deletionRoutes } from './deletions/routes.ts'
import { documentsRoutes } from './documents-routes.ts'
import { jobsRoutes } from './jobs-routes.ts'
import { countAll, countStale } from './museums/count-usage.ts'
import { museumRoutes } from './museums/routes.ts'
import type { OperatorContext } from './operator-context.ts'
import { operatorsRoutes } from './operators/routes.ts'
import { plansRoutes } from './plans-routes.ts'
import { forgetMailFailures, insertMailFailure } from './store/mail-failures.ts'
import { findEntries } from './store/record.ts'

export { createMaintenance, type Maintenance } from './maintenance/create-maintenance.ts'

export { endOperatorInvitations } from './operators/end-invitations.ts'

export { mailFailedSince } from './store/mail-failures.ts'

export { deleteInvitation, invitationOf, setOperator } from './store/operators.ts'

export { nameOf, recordOperator } from './store/record.ts'

export { writeSetting } from './store/settings.ts'

/** Writes down a mail that could not be delivered, for the operators. */
export const keepMailFailure =
  (database: Database, clock: Clock) =>
  async ({ to, template, reason }: FailedMail): Promise<void> => {
    await database.asSystem('a mail was given up', db =>
      insertMailFailure(db, { recipient: to, template, reason: reason.slice(0, 500) }, clock()),
    )
  }

export interface Operator {
  readonly routes: readonly Route[]
  /** Has the museums counted, which then goes on by the clock; after the jobs have started. */
  start(): Promise<void>
}

/** The console of the platform's operators (P-P10). */
export function createOperator(context: OperatorContext): Operator {
  const { database, clock, jobs } = context
  const countUsage = defineJob<Record<string, never>>({
    name: 'operator.count-usage',
    expireInSeconds: 3600,
    run: (_input, { signal }) => countAll(context, signal),
  })
  const countMuseums = defineJob<{ readonly museums: readonly string[] }>({
    name: 'operator.count-museums',
    run: ({ museums }) => countStale(context, museums),
  })
  const forgetMails = defineJob<Record<string, never>>({
    name: 'operator.forget-failed-mails',
    run: () =>
      database.asSystem('old failures', async db => {
        await forgetMailFailures(db, await retentionStart(db, 'failedMails', clock()))
      }),
  })
  for (const job of [countUsage, forgetMails]) jobs.register(job)
  jobs.register(countMuseums)
  jobs.schedule(countUsage, '7 * * * *', {})
  jobs.schedule(forgetMails, '37 3 * * *', {})
  return {
    routes: [
      ...operatorsRoutes(context),
      ...museumRoutes(context, museums => jobs.enqueue(undefined, countMuseums, { museums })),
      ...deletionRoutes({ ...context, ...deletionJobs(context) }),
      ...plansRoutes(context),
      ...documentsRoutes(context),
      ...maintenanceRoutes(context),
      ...jobsRoutes(context),
      ...logRoutes(context),
    ],
    start: () => jobs.enqueue(undefined, countUsage, {}),
  }
}

const maintenanceRoutes = ({ maintenance }: OperatorContext): Route[] => [
  route(readMaintenance, async () => ({ ...maintenance.state(), fixed: maintenance.fixed })),

  route(changeMaintenance, async ({ actor, body }) => {
    await maintenance.change(body, actor)
    return undefined
  }),
]

/** The log of operators' actions. */
const logRoutes = ({ database }: OperatorContext): Route[] => [
  route(readOperatorLog, async ({ query: { action, page = 0, blocksize = 50 } }) => {
    const { entries, totalSize } = await database.asSystem('the log of the operators', db =>
      findEntries(db, { action, page, blocksize }),
    )
    return {
      result: entries.map(({ at, details, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        about: details.about,
        before: details.before ?? null,
        after: details.after ?? null,
        reason: details.reason ?? null,
      })),
      totalSize,
    }
  }),
]
