import type { Database } from '#server/platform/db/index.ts'
import { defineJob, type JobContext, type Jobs } from '#server/platform/jobs/index.ts'
import type { Storage } from '#server/platform/storage/index.ts'
import { removeContent } from '../remove-content.ts'
import { forgetContent, goneContents } from './store/gone-contents.ts'

const batch = 100

export interface SweepingOptions {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  readonly museums: () => Promise<readonly string[]>
}

/**
 * Takes out of the storage what is left of files that are gone for good; nothing else. The row that knows of a content goes after its
 * bytes, so that a sweep that was broken off finds it again.
 */
export async function sweepStorage(
  { database, storage, museums }: Omit<SweepingOptions, 'jobs'>,
  { log, signal }: Pick<JobContext, 'log' | 'signal'>,
): Promise<void> {
  for (const tenantId of await museums()) {
    let swept = 0
    for (let last = batch; last === batch && !signal.aborted; swept += last) {
      const gone = await database.inTenant(tenantId, tx => goneContents(tx, batch))
      for (const content of gone) {
        await removeContent(storage, content.storage_key)
        await database.inTenant(tenantId, tx => forgetContent(tx, content))
      }
      last = gone.length
    }
    if (swept > 0) log.info({ tenantId, swept }, 'contents of files that are gone left the storage')
  }
}

/** Every night, after the bins were emptied. */
export function scheduleSweeping({ jobs, ...options }: SweepingOptions): void {
  const sweep = defineJob<Record<string, never>>({
    name: 'files.sweep',
    run: (_input, context) => sweepStorage(options, context),
  })
  jobs.register(sweep)
  jobs.schedule(sweep, '47 3 * * *', {})
}
