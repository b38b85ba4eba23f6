import { z } from 'zod/mini'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { moment } from '../shapes.ts'

/** Number of jobs of one type. Finished jobs are removed after a while. */
const jobQueue = z.object({
  name: z.string(),
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  done: z.number(),
})

/** A job that failed in all its attempts. Its subject is never shown: it may be a museum's data, or a secret. */
const failedJob = z.object({
  id: z.string(),
  queue: z.string(),
  at: moment,
  /** Null when it could reveal a secret. */
  reason: z.nullable(z.string()),
  tries: z.number(),
  /** True when this version knows the job type and can retry it. */
  known: z.boolean(),
})

const failedMail = z.object({
  id: z.string(),
  at: moment,
  recipient: z.string(),
  template: z.string(),
  reason: z.string(),
})

export const readJobs = endpoint({
  name: 'operator.jobs.read',
  method: 'GET',
  path: '/api/v1/operator/jobs',
  access: 'operator',
  summary: 'Background jobs: types, failures, undeliverable e-mails',
  output: z.object({
    queues: z.array(jobQueue),
    failed: z.array(failedJob),
    mails: z.array(failedMail),
  }),
})
export type JobsAnswer = OutputOf<typeof readJobs>

export const retryJob = endpoint({
  name: 'operator.jobs.retry',
  method: 'POST',
  path: '/api/v1/operator/jobs/:queue/:id/retry',
  access: 'operator',
  summary: 'Retry a failed job; 409 when this version does not know its type',
  params: z.object({ queue: z.string().check(z.maxLength(100)), id: z.uuid() }),
})
