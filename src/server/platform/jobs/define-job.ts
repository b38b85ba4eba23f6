import type { Log } from '../log.ts'

export interface JobContext {
  /** The same in every try of a job. */
  readonly id: string
  /** Aborted when the server stops, the job's time is over, or another server has taken the job: come to an end. */
  readonly signal: AbortSignal
  readonly log: Log
  /** 0 for the first try. */
  readonly attempt: number
}

/**
 * One kind of work done behind the requests. A job runs at least once: a server that dies in the middle leaves it
 * to be run again, so `run` must be able to meet its own traces.
 */
export interface JobDefinition<Input extends object> {
  /** Letters, digits, dots and hyphens: 'mail.send'. */
  readonly name: string
  /** Throws to be tried again, or a `HopelessError` to give up at once. */
  run(input: Input, context: JobContext): Promise<void>
  /** Called once when all tries are used up, also when the server died in each of them. `reason`: the error of the last one. */
  givenUp?(input: Input, context: JobContext & { readonly reason: string }): Promise<void>
  /** Tries after the first one. Default 3. */
  readonly retryLimit?: number
  /** Seconds before the first new try; doubled each time, up to `longestRetryDelay`. Default 5. */
  readonly retryDelay?: number
  /** Seconds. Default 900. */
  readonly longestRetryDelay?: number
  /** Seconds one try may take. Default 900. */
  readonly expireInSeconds?: number
  /** Jobs of this kind at a time in one server. Default 1. */
  readonly concurrency?: number
  /** True when the input holds a secret (a mailed link): it is removed from the database as soon as the job is done. */
  readonly secret?: boolean
}

/** Declares a kind of job, keeping the type of its input. The input travels as JSON. */
export const defineJob = <Input extends object>(definition: JobDefinition<Input>): JobDefinition<Input> =>
  definition

/** Thrown by a job that would fail again however often it were tried. */
export class HopelessError extends Error {
  override name = 'HopelessError'
}
