import { hourMs } from '#model/dates/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/index.ts'
import { defineJob, type JobContext, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { checkMuseum } from './check-museum.ts'
import { countContents } from './store/checks.ts'

/** Nights in which every content is compared once: some fewer than thirty days, because nights can be missed. */
const nights = 25
/** Contents compared within this time are skipped: a job that is tried again goes on where it was. */
const restMs = 20 * hourMs
/** Time limit of a night's work. */
const longestMs = 3 * hourMs

export interface FileChecksOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly clock: Clock
  readonly museums: () => Promise<readonly string[]>
}

/** Compares tonight's share of every museum's originals with their checksums. Nothing that is stored is changed. */
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
      // Damaged ones are looked at besides: someone may have put them right.
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

/** Every night a share of the stored files is compared with their checksums, so that each is within thirty days. */
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
