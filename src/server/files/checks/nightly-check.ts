import { hourMs } from '#model/dates/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { defineJob, type JobContext, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { checkMuseum } from './check-museum.ts'
import { countContents } from './store/checks.ts'

/** Nights it takes to compare every content once: fewer than thirty, because nights can be missed. */
const nights = 25
/** Contents compared within this time are skipped: a retried job continues where it stopped. */
const restMs = 20 * hourMs
/** Time limit per night. */
const longestMs = 3 * hourMs

export interface FileChecksOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly clock: Clock
  readonly museums: () => Promise<readonly string[]>
}

/** Compares tonight's share of every museum's originals with their checksums, without changing them. */
export async function checkTonight(
  { database, storage, clock, museums }: Omit<FileChecksOptions, 'jobs'>,
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
): Promise<void> {
  const before = new Date(clock().getTime() - restMs)
  for (const tenantId of await museums()) {
    const { total, damaged: known } = await database.inTenant(tenantId, countContents)
    const { checked, damaged } = await checkMuseum({
      database,
      storage,
      tenantId,
      before,
      // Damaged ones are checked again, since they may have been repaired.
      limit: known + Math.ceil(total / nights),
      now: clock,
      signal,
    })
    for (const { content, problem } of damaged)
      log.error({ tenantId, file: content.card_id, problem }, 'a stored file is not what it was')
    if (checked > 0) log.info({ tenantId, checked, damaged: damaged.length }, 'stored files were compared')
    if (signal.aborted) return
  }
}

/** Schedules the nightly comparison of stored files with their checksums; each file is checked within thirty days. */
export function scheduleFileChecks({ jobs, ...options }: FileChecksOptions): void {
  const check = defineJob<Record<string, never>>({
    name: 'files.check',
    expireInSeconds: (2 * longestMs) / 1000,
    run: (_input, { log, signal }) =>
      checkTonight(options, { log, signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]) }),
  })
  jobs.register(check)
  jobs.schedule(check, '23 1 * * *', {})
}
