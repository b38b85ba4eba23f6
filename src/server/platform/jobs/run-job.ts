import type { JobResult, JobWithMetadata } from 'pg-boss'
import { inLane } from '../db/index.ts'
import type { Log } from '../log.ts'
import { HopelessError, type JobContext, type JobDefinition } from './define-job.ts'

export interface RunOptions<Input extends object> {
  readonly definition: JobDefinition<Input>
  readonly log: Log
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal
  /** Removes a finished job with its input. */
  readonly forget: (name: string, id: string) => Promise<void>
  /** Keeps a job that failed for good until someone has looked. */
  readonly keepFailed: (name: string, id: string) => Promise<void>
}

const reasonIn = (error: unknown): { readonly reason: string } => ({
  reason: error instanceof Error ? error.message : String(error),
})

const contextOf = <Input extends object>(
  job: JobWithMetadata<Input>,
  { definition, log, stopping }: RunOptions<Input>,
): JobContext => ({
  id: job.id,
  signal: AbortSignal.any([job.signal, stopping]),
  log: log.child({ job: definition.name, jobId: job.id }),
  attempt: job.retryCount,
})

/**
 * Runs one job and says how it ended: done, given up, or (by throwing) to be tried again.
 * The queue stores the message of an error only, never the input.
 */
export async function runJob<Input extends object>(
  job: JobWithMetadata<Input>,
  options: RunOptions<Input>,
): Promise<JobResult[]> {
  const { definition, forget, keepFailed } = options
  const context = contextOf(job, options)
  try {
    await inLane('background', () => definition.run(job.data, context))
  } catch (error) {
    const hopeless = error instanceof HopelessError
    const last = hopeless || job.retryCount >= job.retryLimit
    context.log[last ? 'error' : 'warn']({ ...reasonIn(error), attempt: context.attempt }, 'a job failed')
    if (last && !definition.secret) await keepFailed(definition.name, job.id)
    return [{ id: job.id, status: hopeless ? 'deadletter' : 'failed', output: reasonIn(error) }]
  }
  if (definition.secret) await forget(definition.name, job.id)
  return [{ id: job.id, status: 'completed' }]
}

/**
 * Tells the definition that a job was given up. The queue has copied the job into a queue of its own for this:
 * the copy is removed, and with it the original of a secret one.
 */
export async function runGivenUp<Input extends object>(
  queue: string,
  job: JobWithMetadata<Input>,
  options: RunOptions<Input>,
): Promise<JobResult[]> {
  const { definition, forget } = options
  const { reason = '' } = (job.sourceOutput ?? {}) as { readonly reason?: string }
  await inLane('background', async () =>
    definition.givenUp?.(job.data, { ...contextOf(job, options), reason }),
  )
  if (definition.secret && job.sourceId) await forget(definition.name, job.sourceId)
  await forget(queue, job.id)
  return [{ id: job.id, status: 'completed' }]
}
