import { readJobs, retryJob } from '#model/api/operator/jobs.ts'
import { CodedError, notFound } from '#server/platform/errors.ts'
import { type Route, route } from '#server/platform/http/index.ts'
import type { OperatorContext } from './operator-context.ts'
import { lastMailFailures } from './store/mail-failures.ts'
import { recordOperator } from './store/record.ts'

const shown = 100

/** Reasons are the output of a program: they may be long, and may name addresses with secrets in them. */
const harmless = (reason: string): string => reason.replace(/\bhttps?:\/\/\S+/g, '…').slice(0, 500)

/** Work behind the requests, for who looks after the platform. */
export const jobsRoutes = ({ database, jobs, clock }: OperatorContext): Route[] => [
  route(readJobs, async () => {
    const [queues, failed, mails] = [
      await jobs.counts(),
      await jobs.failures(shown),
      await database.asSystem('mails that were given up', db => lastMailFailures(db, shown)),
    ]
    return {
      queues,
      failed: failed.map(({ at, reason, ...job }) => ({
        ...job,
        at: at.toISOString(),
        reason: reason === null ? null : harmless(reason),
      })),
      mails: mails.map(({ at, reason, ...mail }) => ({
        ...mail,
        at: at.toISOString(),
        reason: harmless(reason),
      })),
    }
  }),

  route(retryJob, async ({ actor, params: { queue, id } }) => {
    await database.asSystem('try a job again', async db => {
      const outcome = await jobs.retry(db, queue, id)
      if (outcome === 'gone') throw notFound()
      if (outcome === 'unknown') throw new CodedError('conflict')
      await recordOperator(db, actor, 'jobRetried', clock(), { id, about: queue })
    })
    return undefined
  }),
]
