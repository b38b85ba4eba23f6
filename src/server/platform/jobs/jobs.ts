import type { Transaction } from 'kysely'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import type { JobDefinition } from './define-job.ts'
import {
  bossOptions,
  failedKeepSeconds,
  givenUpQueue,
  heartbeatSeconds,
  queueOptions,
  workOptions,
} from './queue-options.ts'
import { runGivenUp, runJob } from './run-job.ts'
import {
  countJobs,
  deleteJobsOf,
  type FailedJob,
  failedJobs,
  keepJobFor,
  makeDue,
  type QueueCounts,
} from './store.ts'

export interface EnqueueOptions {
  /** Not before. */
  readonly startAfter?: Date
}

/** Work behind the requests, kept in the database: it survives a restart, and any server may do it. */
export interface Jobs {
  /** Makes a kind of job known; before `start`. */
  register<Input extends object>(definition: JobDefinition<Input>): void
  /** Runs a registered job by the clock (cron expression, UTC), once for the whole installation; before `start`. */
  schedule<Input extends object>(definition: JobDefinition<Input>, cron: string, input: Input): void
  /**
   * Hands in a job; after `start`.
   * @param db the caller's transaction: the job exists when that commits, and never when it does not. Undefined: at once.
   */
  enqueue<Input extends object>(
    db: Transaction<Tables> | undefined,
    definition: JobDefinition<Input>,
    input: Input,
    options?: EnqueueOptions,
  ): Promise<void>
  /** Numbers of jobs of each type that wait, run, failed and were done lately. */
  counts(): Promise<QueueCounts[]>
  /**
   * The jobs that failed last, newest first. The reason is null where the input of such a job is a secret; a kind this version does not know
   * (a newer or older one handed it in) cannot be tried again.
   */
  failures(
    limit: number,
  ): Promise<(Omit<FailedJob, 'reason'> & { readonly reason: string | null; readonly known: boolean })[]>
  /** Tries a failed job again, in the transaction given; `gone`: it has not failed, any more. Two who ask at once have it tried once. */
  retry(
    db: Transaction<Tables> | undefined,
    queue: string,
    id: string,
  ): Promise<'retried' | 'gone' | 'unknown'>
  /** Removes all jobs of a museum: those whose input names it as `tenantId`. One that is running comes to its end and is not tried again. */
  cancelOf(tenantId: string): Promise<void>
  start(): Promise<void>
  /** Lets running jobs finish for a few seconds; the rest is done by the next server. */
  stop(): Promise<void>
}

export interface JobsOptions {
  /** The database, under the application role. */
  readonly url: string
  readonly log: Log
  /** Seconds until a new try that has come due is noticed. Default 10. */
  readonly pollSeconds?: number
}

const stopSeconds = 5

/** Batch that the queue hands over: one job. */
type Batch = JobWithMetadata<never>[]

export function createJobs({ url, log, pollSeconds = 10 }: JobsOptions): Jobs {
  const boss = new PgBoss(bossOptions(url))
  // Also a lost connection arrives here: the queue goes on by itself as soon as the database is back.
  boss.on('error', error => log.warn({ reason: error.message }, 'the job queue stumbled'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))

  const definitions = new Map<string, JobDefinition<never>>()
  const schedules = new Map<string, { readonly cron: string; readonly input: object }>()
  const workers: { readonly queue: string; readonly id: string }[] = []
  let stopping = new AbortController()
  let sweep: NodeJS.Timeout | undefined

  const forget = async (name: string, id: string): Promise<void> => {
    await boss.deleteJob(name, id)
  }
  const keepFailed = async (name: string, id: string): Promise<void> => {
    await keepJobFor(boss.getDb(), name, id, failedKeepSeconds)
  }
  const isWorkedOn = (queue: string): boolean => workers.some(worker => worker.queue === queue)
  const secretQueues = (): ReadonlySet<string> =>
    new Set(
      [...definitions.values()].flatMap(({ name, secret }) => (secret ? [name, givenUpQueue(name)] : [])),
    )

  /** The queue keeps its settings in the database: they are brought up to date at each start. */
  const keepQueue = async (name: string, options: ReturnType<typeof queueOptions>): Promise<void> => {
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }

  /**
   * Starts a worker. The one that has done a job asks for the next at once: notifications that came while it was busy are one to it, and the jobs
   * behind them would wait for the next poll, one after another.
   */
  const startWorker = async (
    queue: string,
    run: (job: Batch[number]) => Promise<JobResult[]>,
  ): Promise<void> => {
    const started: { id?: string } = {}
    started.id = await boss.work(queue, workOptions(pollSeconds), async ([job]: Batch) => {
      try {
        return job ? await run(job) : []
      } finally {
        if (started.id !== undefined) boss.notifyWorker(started.id)
      }
    })
    workers.push({ queue, id: started.id })
  }

  const work = async (definition: JobDefinition<never>): Promise<void> => {
    const options = { definition, log, stopping: stopping.signal, forget, keepFailed }
    const { name, givenUp, concurrency = 1 } = definition
    if (givenUp) {
      const queue = givenUpQueue(name)
      const { deadLetter: _, ...keep } = queueOptions(definition)
      await keepQueue(queue, keep)
      await startWorker(queue, job => runGivenUp(queue, job, options))
    }
    await keepQueue(name, queueOptions(definition))
    for (let at = 0; at < concurrency; at++) await startWorker(name, job => runJob(job, options))
  }

  /** The clock's table holds what this version declares and nothing else. */
  const keepSchedules = async (): Promise<void> => {
    for (const { name } of await boss.getSchedules()) {
      if (!schedules.has(name)) await boss.unschedule(name)
    }
    for (const [name, { cron, input }] of schedules) await boss.schedule(name, cron, input)
  }

  return {
    register(definition) {
      if (definitions.has(definition.name)) throw new Error(`two kinds of job are called ${definition.name}`)
      definitions.set(definition.name, definition)
    },
    schedule({ name }, cron, input) {
      schedules.set(name, { cron, input })
    },
    async enqueue(db, { name }, input, { startAfter } = {}) {
      await boss.send(name, input, {
        ...(startAfter && { startAfter }),
        ...(db && { db: fromKysely(db) }),
      })
    },
    counts: () => countJobs(boss.getDb()),
    async failures(limit) {
      const secrets = secretQueues()
      const failed = await failedJobs(boss.getDb(), limit)
      return failed.map(job => ({
        ...job,
        reason: secrets.has(job.queue) ? null : job.reason,
        known: isWorkedOn(job.queue),
      }))
    },
    async retry(db, queue, id) {
      // Nobody would ever come for it.
      if (!isWorkedOn(queue)) return 'unknown'
      const via = db ? fromKysely(db) : boss.getDb()
      if (!(await makeDue(via, queue, id))) return 'gone'
      await boss.retry(queue, id, { db: via })
      for (const worker of workers) if (worker.queue === queue) boss.notifyWorker(worker.id)
      return 'retried'
    },
    async cancelOf(tenantId) {
      await deleteJobsOf(boss.getDb(), tenantId)
    },
    async start() {
      // Jobs of a queue that was stopped and started again are not stopped any more.
      stopping = new AbortController()
      workers.length = 0
      await boss.start()
      for (const definition of definitions.values()) await work(definition)
      await keepSchedules()
      // Jobs of a server that was killed a moment ago are found dead one heartbeat from now, not at the next round.
      sweep = setTimeout(
        () => {
          boss
            .supervise()
            .catch((error: Error) => log.warn({ reason: error.message }, 'looking for orphaned jobs failed'))
        },
        (heartbeatSeconds + 1) * 1000,
      )
      sweep.unref()
    },
    async stop() {
      clearTimeout(sweep)
      stopping.abort()
      await boss.stop({ graceful: true, timeout: stopSeconds * 1000 })
    },
  }
}
