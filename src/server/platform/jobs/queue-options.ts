import type { ConstructorOptions, Queue, WorkOptions } from 'pg-boss'
import { retentions } from '#model/retention/retentions.ts'
import type { JobDefinition } from './define-job.ts'

/** A server that has not given a sign of life for so long is taken for dead, and its jobs are given to others. */
export const heartbeatSeconds = 10

/** Finished jobs are kept this long, for people who look into the table. */
const keepSeconds = { ordinary: retentions.jobs.days * 86_400, secret: 3600 }

/** One that failed is kept longer: until someone has looked. */
export const failedKeepSeconds = retentions.failedJobs.days * 86_400

/** A connection that died without a word is noticed and replaced, instead of holding a worker for as long as TCP hopes. */
const lifeline = { keepAlive: true, query_timeout: 30_000 }

/** The queue's own connections and rhythms: woken by notifications, so that it asks seldom while there is nothing to do. */
export const bossOptions = (url: string): ConstructorOptions => ({
  ...lifeline,
  connectionString: url,
  application_name: 'vitrine jobs',
  max: 3,
  schema: 'jobs',
  // The migration makes the schema; the tables inside are the queue's own business, under the application role.
  createSchema: false,
  useListenNotify: true,
  notifyHeartbeatIntervalMs: 30_000,
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 3600,
  cronWorkerIntervalSeconds: 30,
  bamIntervalSeconds: 300,
  // Chains of dependent jobs, which we have none of.
  flowIntervalSeconds: 3600,
})

export const givenUpQueue = (name: string): string => `${name}.given-up`

/** Options of a job type in the queue. */
export const queueOptions = (definition: JobDefinition<never>): Omit<Queue, 'name'> => ({
  notify: true,
  heartbeatSeconds,
  retryLimit: definition.retryLimit ?? 3,
  retryBackoff: true,
  retryDelay: definition.retryDelay ?? 5,
  retryDelayMax: definition.longestRetryDelay ?? 900,
  expireInSeconds: definition.expireInSeconds ?? 900,
  deleteAfterSeconds: definition.secret ? keepSeconds.secret : keepSeconds.ordinary,
  ...(definition.givenUp && { deadLetter: givenUpQueue(definition.name) }),
})

/** Options of one worker. `pollSeconds`: how late at most a new try is noticed; new jobs are noticed at once. */
export const workOptions = (pollSeconds: number) =>
  ({
    batchSize: 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: Math.min(2, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
  }) as const satisfies WorkOptions
